import type { Actor } from '../platform/http/actor.ts';
import { refuse } from './guard-queue.refusals.ts';
import type { GuardQueue } from './guard-queue.ts';

/** Keeps the opinion of whoever was attended, once and only of a finished consultation (K09). */
export async function rateEntry(
  { entries }: GuardQueue,
  { accountId }: Actor,
  queueId: string,
  rating: number,
) {
  const entry = await entries.findById(queueId);
  if (!entry || entry.account_id !== accountId) throw refuse('guard-queue.entry-not-found');
  if (entry.phase !== 'FINISHED') throw refuse('guard-queue.command-refused', 'not finished');
  const stored = await entries.insertRating({ queue_id: queueId, account_id: accountId, rating });
  if (!stored) throw refuse('guard-queue.already-rated');
}
