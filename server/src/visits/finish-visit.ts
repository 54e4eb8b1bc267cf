import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { type Moved, moveAndAnnounce, moveVisit } from './move-visit.ts';
import type { VisitRow } from './rows/visit-rows.ts';
import { refuse } from './visits.refusals.ts';
import type { VisitsContext } from './visits-context.ts';

/** Closes a visit in the transaction that stores its record (requirement: one record per visit). */
export function finishVisit(
  context: VisitsContext,
  transaction: DatabaseTransaction,
  actor: Actor,
  seen: VisitRow,
): Promise<Moved> {
  return moveVisit(context, transaction, seen, { command: 'ProfessionalFinish', actor });
}

/** Ends a visit in error, with the professional's report. */
export function failVisit(
  context: VisitsContext,
  transaction: DatabaseTransaction,
  actor: Actor,
  seen: VisitRow,
): Promise<Moved> {
  return moveVisit(context, transaction, seen, { command: 'VideoCallError', actor });
}

/** Returns the visit that a professional attends under the claim that the caller knows. */
export async function requireClaim(
  context: VisitsContext,
  actor: Pick<Actor, 'accountId'>,
  queueId: string,
  claimEpoch?: number | null,
): Promise<VisitRow> {
  const visit = await context.visits.findById(queueId);
  if (!visit || visit.professional_id !== actor.accountId) throw refuse('visits.entry-not-found');
  if (claimEpoch != null && claimEpoch !== visit.claim_epoch) throw refuse('visits.stale-claim');
  return visit;
}

/** Resumes a lost call once both sides are back, unless its patient has finished it. */
export async function rejoinVisit(context: VisitsContext, queueId: string): Promise<void> {
  const visit = await context.visits.findById(queueId);
  if (visit?.phase !== 'WRAP_UP' || visit.patient_out_at) return;
  await moveAndAnnounce(context, visit, { command: 'Rejoin' });
}
