import type { ActOutcome, StaffActKind } from '@app/contract/approvals';
import { requireStepUp } from '../accounts/index.ts';
import type { StaffAct } from '../approvals/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { refuse } from './people.refusals.ts';
import type { PeopleContext } from './people-context.ts';

/** Acts with which somebody is trusted, or loses trust: an installation may demand a second person. */
const OF_TWO: readonly StaffActKind[] = [
  'VERIFY',
  'SUSPEND',
  'LIFT_SUSPENSION',
  'CREATE_ACCOUNT',
  'CHANGE_ROLE',
];
/** They only repeat to an owner what the owner may ask for. */
const WITHOUT_PROOF: readonly StaffActKind[] = ['ACTIVATION_MAIL', 'RESET_MAIL'];

type Asked = Pick<StaffAct, 'kind' | 'subjectId'> & Partial<Pick<StaffAct, 'payload' | 'reason'>>;

/** Asks for an act on somebody else's account: it is done at once, or waits for a second person. */
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

/** Refuses an act without a recent proof of identity, where the kind needs one (requirement: step-up). */
export function requireProof({ clock }: PeopleContext, actor: Actor, kind: StaffActKind): void {
  if (!WITHOUT_PROOF.includes(kind)) requireStepUp(actor, clock.now());
}

export const doOrPropose = (
  { approvals }: PeopleContext,
  actor: Actor,
  act: StaffAct,
): Promise<ActOutcome> =>
  OF_TWO.includes(act.kind) ? approvals.propose(actor, act) : approvals.doNow(actor, act);
