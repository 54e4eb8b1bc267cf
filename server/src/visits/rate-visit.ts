import type { Actor } from '../platform/http/actor.ts';
import type { VisitRow } from './rows/visit-rows.ts';
import { refuse } from './visits.refusals.ts';
import type { VisitsContext } from './visits-context.ts';

/** Stores a patient's rating, once, after the call has ended for them. */
export async function rateVisit(
  { visits, ratings }: VisitsContext,
  { accountId }: Actor,
  queueId: string,
  rating: number,
) {
  const visit = await visits.findById(queueId);
  if (!visit || visit.account_id !== accountId) throw refuse('visits.entry-not-found');
  if (!isOver(visit)) throw refuse('visits.command-refused', 'not over');
  const stored = await ratings.insert({ visit_id: queueId, account_id: accountId, rating });
  if (!stored) throw refuse('visits.already-rated');
}

/** Whether the consultation took place and its patient has finished it; the record may still be open. */
const isOver = ({ phase, status, patient_out_at }: VisitRow): boolean =>
  phase === 'FINISHED' || patient_out_at !== null || status === 'FAIL_SAVE_CONSULTATION';
