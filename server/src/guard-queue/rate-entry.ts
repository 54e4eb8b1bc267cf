import type { Actor } from '../platform/http/actor.ts';
import type { EntryRow } from './entries/entry-rows.ts';
import { refuse } from './guard-queue.refusals.ts';
import type { GuardQueue } from './guard-queue.ts';

/** Stores a patient's rating, once, after the call has ended for them. */
export async function rateEntry(
  { entries, ratings }: GuardQueue,
  { accountId }: Actor,
  queueId: string,
  rating: number,
) {
  const entry = await entries.findById(queueId);
  if (!entry || entry.account_id !== accountId) throw refuse('guard-queue.entry-not-found');
  if (!isOver(entry)) throw refuse('guard-queue.command-refused', 'not over');
  const stored = await ratings.insert({ queue_id: queueId, account_id: accountId, rating });
  if (!stored) throw refuse('guard-queue.already-rated');
}

/** Whether the consultation took place and its patient has finished it; the record may still be open. */
const isOver = ({ phase, status, patient_out_at }: EntryRow): boolean =>
  phase === 'FINISHED' || patient_out_at !== null || status === 'FAIL_SAVE_CONSULTATION';
