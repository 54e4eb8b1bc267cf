import type { StaffActKind } from '@app/contract/approvals';
import {
  type ChangeStanding,
  disableAccount,
  enableAccount,
  endSessionsOf,
  mailActivation,
  mailReset,
  removeLostFactor,
} from '../accounts/index.ts';
import type { CarryOut } from '../approvals/index.ts';
import { refuse } from './people.refusals.ts';
import type { PeopleContext } from './people-context.ts';

const CHANGES: Partial<Record<StaffActKind, ChangeStanding>> = {
  ACTIVATION_MAIL: mailActivation,
  RESET_MAIL: mailReset,
  DEACTIVATE: disableAccount,
  REACTIVATE: enableAccount,
  END_SESSIONS: endSessionsOf,
  REMOVE_SECOND_FACTOR: removeLostFactor,
};

/** Registers the effects of acts on the status of accounts. */
export function registerAccountActs(context: PeopleContext): void {
  for (const [kind, change] of Object.entries(CHANGES))
    context.approvals.register(kind as StaffActKind, changing(context, change));
}

/** After the commit, closes the sockets of ended sessions and removes a disabled account from line and call. */
const changing =
  (context: PeopleContext, change: ChangeStanding): CarryOut =>
  async (transaction, _actor, { subjectId }) => {
    const changed = await change(context.accounts, transaction, subjectId);
    if (typeof changed === 'string') throw refuse(`people.${changed}`);
    return async () => {
      changed.ended.forEach(context.accounts.closeSockets);
      if (change === disableAccount) await context.leaveCare(subjectId);
    };
  };
