import { LOW_RATING_STARS } from '@app/contract/requests';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { ratingsRepository } from './rows/ratings.repository.ts';
import type { VisitRow } from './rows/visit-rows.ts';
import { refuse } from './visits.refusals.ts';
import type { VisitsContext } from './visits-context.ts';

/** Stores a patient's rating, once, after the call has ended for them; a low one reaches the medical director. */
export async function rateVisit(
  { database, requests, visits }: VisitsContext,
  { accountId }: Actor,
  queueId: string,
  rating: number,
) {
  const visit = await visits.findById(queueId);
  if (!visit || visit.account_id !== accountId) throw refuse('visits.entry-not-found');
  if (!isOver(visit)) throw refuse('visits.command-refused', 'not over');
  await database.transaction().execute(async (transaction) => {
    const given = { visit_id: queueId, account_id: accountId, rating };
    if (!(await ratingsRepository(transaction).insert(given))) throw refuse('visits.already-rated');
    if (rating > LOW_RATING_STARS) return;
    await requests.open(transaction, {
      id: newId(),
      kind: 'LOW_RATING',
      account_id: accountId,
      person_id: visit.person_id,
      visit_id: queueId,
      details: { stars: rating, visitId: queueId },
    });
  });
}

/** Whether the consultation took place and its patient has finished it; the record may still be pending. */
const isOver = ({ phase, status, patient_out_at }: VisitRow): boolean =>
  phase === 'FINISHED' || patient_out_at !== null || status === 'FAIL_SAVE_CONSULTATION';
