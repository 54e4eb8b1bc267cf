import type { ActOutcome, StaffActKind } from '@app/contract/approvals';
import { requireStepUp } from '../accounts/index.ts';
import type { StaffAct } from '../approvals/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { refuse } from './people.refusals.ts';
import type { PeopleContext } from './people-context.ts';

/** Acts that grant or withdraw trust; an installation may require a second person. */
const OF_TWO: readonly StaffActKind[] = [
  'VERIFY',
  'SUSPEND',
  'LIFT_SUSPENSION',
  'CREATE_ACCOUNT',
  'CHANGE_ROLE',
];
/** These only mail the owner what the owner could request. */
const WITHOUT_PROOF: readonly StaffActKind[] = ['ACTIVATION_MAIL', 'RESET_MAIL'];

type Asked = Pick<StaffAct, 'kind' | 'subjectId'> & Partial<Pick<StaffAct, 'payload' | 'reason'>>;

/** Asks for an act on another person's account: it is done at once, or waits for a second person. */
export async function askAct(
  context: PeopleContext,
  actor: Actor,
  { kind, subjectId, payload = {}, reason = '' }: Asked,
): Promise<ActOutcome> {
  requireProof(context, actor, kind);
  if (subjectId === actor.accountId) throw refuse('people.own-account');
  const account = await context.accounts.accounts.findById(subjectId);
  if (!account) throw refuseKernel('request.not-found');
  return doOrPropose(context, actor, { kind, subjectId, subject: account.email, payload, reason });
}

/** Refuses an act without a recent proof of identity, if its kind needs one (requirement: step-up). */
export function requireProof({ clock }: PeopleContext, actor: Actor, kind: StaffActKind): void {
  if (!WITHOUT_PROOF.includes(kind)) requireStepUp(actor, clock.now());
}

export const doOrPropose = (
  { approvals }: PeopleContext,
  actor: Actor,
  act: StaffAct,
): Promise<ActOutcome> =>
  OF_TWO.includes(act.kind) ? approvals.propose(actor, act) : approvals.doNow(actor, act);
