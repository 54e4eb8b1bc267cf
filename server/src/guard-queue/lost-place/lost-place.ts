import { LOST_PLACE_TOLD_MINUTES, type QueueEntry } from '@app/contract/guard-queue';
import type { Actor } from '../../platform/http/actor.ts';
import { refuse } from '../guard-queue.refusals.ts';
import type { GuardQueue } from '../guard-queue.ts';
import { lostPlace, seeLoss } from './lost-place.statements.ts';

/**
 * What somebody whose tab was closed missed: the place that silence cost them, with what they had
 * answered (requirement: lost place).
 */
export async function readLostPlace(
  context: GuardQueue,
  { accountId }: Actor,
): Promise<QueueEntry | null> {
  const { clock, database, profiles } = context;
  const since = new Date(clock.now().getTime() - LOST_PLACE_TOLD_MINUTES * 60_000);
  const [row] = await lostPlace(database, { accountId, today: profiles.today(), since });
  return row ? context.present(row, 'patient') : null;
}

/** Whoever knows of the loss is not told again, on any device. */
export async function dismissLostPlace(
  { clock, database, profiles }: GuardQueue,
  { accountId }: Actor,
  queueId: string,
): Promise<void> {
  const [today, now] = [profiles.today(), clock.now()];
  const [seen] = await seeLoss(database, { accountId, today, queueId, now });
  if (!seen) throw refuse('guard-queue.entry-not-found');
}
