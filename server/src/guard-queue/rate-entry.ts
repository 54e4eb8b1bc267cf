import type { Actor } from '../platform/http/actor.ts';
import type { EntryRow } from './entries/entry-rows.ts';
import { refuse } from './guard-queue.refusals.ts';
import type { GuardQueue } from './guard-queue.ts';

/** Keeps the opinion of whoever was attended, once and only when the call is over for them. */
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

/** The consultation took place and the patient is out of it, though its record may still be written. */
const isOver = ({ phase, status, patient_out_at }: EntryRow): boolean =>
  phase === 'FINISHED' || patient_out_at !== null || status === 'FAIL_SAVE_CONSULTATION';
