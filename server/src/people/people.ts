import { registerAccountActs } from './account-acts.ts';
import { registerVerificationActs } from './decide-verification.ts';
import type { PeopleContext } from './people-context.ts';
import { registerStaffAccounts } from './staff-accounts.ts';

/** What staff reads and does of people; registers what its acts do, once they are approved. */
export function createPeople(context: PeopleContext): PeopleContext {
  registerAccountActs(context);
  registerVerificationActs(context);
  registerStaffAccounts(context);
  return context;
}
