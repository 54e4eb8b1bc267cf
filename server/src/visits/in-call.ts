import { DAY_MS } from '@app/contract/kernel';
import { Refusal } from '../platform/refusal.ts';
import type { Participant } from '../video-call/index.ts';
import { rejoinVisit } from './finish-visit.ts';
import type { VisitRow } from './rows/visit-rows.ts';
import type { VisitsContext } from './visits-context.ts';

/** Uids in the specification's video token, chosen by the server (requirement: join token). */
const UIDS = { patient: 1, professional: 2 } as const;

/** Returns the caller's side in the call of a visit; others are refused. */
export async function participantOf(
  context: VisitsContext,
  channel: string,
  accountId: string,
): Promise<Participant | undefined> {
  const visit = await context.visits.findById(channel);
  if (!visit?.professional_id || visit.claim_epoch === null) return undefined;
  const side = sideOf(visit, accountId);
  if (!(side && (await isOpenTo(context, visit, side)))) return undefined;
  return {
    channel,
    claimEpoch: visit.claim_epoch,
    side,
    role: 'publisher',
    uid: UIDS[side],
    accountId,
    otherAccountId: side === 'patient' ? visit.professional_id : visit.account_id,
    isLive: isLive(visit),
    startedAt: visit.started_at?.toISOString() ?? null,
    patient: { first_name: visit.alias ?? visit.first_name, last_name: visit.last_name },
  };
}

const isOpenTo = (
  { clock, familyGroup }: VisitsContext,
  visit: VisitRow,
  side: Participant['side'],
): boolean | Promise<boolean> => {
  if (side === 'professional') return isOpenToProfessional(visit, clock.now());
  // A call under way is not cut where the account ceases to act for its patient.
  return isLive(visit) || familyGroup.isOwnPerson({ accountId: visit.account_id }, visit.person_id);
};

/**
 * Until its patient accepts, the visit of an appointment shows its professional nothing about them, nor does any
 * visit a day after it was closed, unless its record is still to be saved (decision 0035).
 */
const isOpenToProfessional = (visit: VisitRow, now: Date): boolean => {
  const { closed_at, patient_agreed, status } = visit;
  const isOver = closed_at !== null && now.getTime() - closed_at.getTime() >= DAY_MS;
  return patient_agreed && (!isOver || status === 'FAIL_SAVE_CONSULTATION');
};

function sideOf(visit: VisitRow, accountId: string): Participant['side'] | undefined {
  if (visit.account_id === accountId) return 'patient';
  return visit.professional_id === accountId ? 'professional' : undefined;
}

/** Whether a call may go on: also if the network interrupted it, but not after its patient has finished. */
const isLive = ({ phase, patient_out_at }: VisitRow): boolean =>
  phase === 'IN_CALL' || (phase === 'WRAP_UP' && patient_out_at === null);

/** Resumes a visit when both sides are in the channel again, unless somebody acted at the same time. */
export async function resumeVisit(context: VisitsContext, channel: string): Promise<void> {
  try {
    await rejoinVisit(context, channel);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
