import { LOST_PLACE_TOLD_MINUTES, type QueueEntry } from '@app/contract/guard-queue';
import type { Actor } from '../../platform/http/actor.ts';
import { refuse } from '../guard-queue.refusals.ts';
import type { GuardQueue } from '../guard-queue.ts';
import { lostPlace, seeLoss } from './lost-place.statements.ts';

/** Returns the place that a patient lost by going silent, with the answers given (requirement: lost place). */
export async function readLostPlace(
  context: GuardQueue,
  { accountId }: Actor,
): Promise<QueueEntry | null> {
  const { clock, database, profiles } = context;
  const since = new Date(clock.now().getTime() - LOST_PLACE_TOLD_MINUTES * 60_000);
  const [row] = await lostPlace(database, { accountId, today: profiles.today(), since });
  return row ? context.present(row, 'patient') : null;
}

/** Dismisses a lost place on every device. */
export async function dismissLostPlace(
  { clock, database, profiles }: GuardQueue,
  { accountId }: Actor,
  queueId: string,
): Promise<void> {
  const [today, now] = [profiles.today(), clock.now()];
  const [seen] = await seeLoss(database, { accountId, today, queueId, now });
  if (!seen) throw refuse('guard-queue.entry-not-found');
}
