import { registerAccountActs } from './account-acts.ts';
import { registerVerificationActs } from './decide-verification.ts';
import type { PeopleContext } from './people-context.ts';
import { registerStaffAccounts } from './staff-accounts.ts';

/** What staff reads and does about people; registers the effects of approved acts. */
export function createPeople(context: PeopleContext): PeopleContext {
  registerAccountActs(context);
  registerVerificationActs(context);
  registerStaffAccounts(context);
  return context;
}
