import { LOST_PLACE_TOLD_MINUTES } from '@app/contract/guard-queue';
import type { QueueEntry } from '@app/contract/visits';
import type { Actor } from '../../platform/http/actor.ts';
import { refuse } from '../guard-queue.refusals.ts';
import type { GuardQueue } from '../guard-queue.ts';
import { isLostBy, lostPlace } from './lost-place.statements.ts';

/** Returns the place that a patient lost by inactivity, with the answers given (requirement: lost place). */
export async function readLostPlace(
  { clock, database, profiles, visits }: GuardQueue,
  { accountId }: Actor,
): Promise<QueueEntry | null> {
  const since = new Date(clock.now().getTime() - LOST_PLACE_TOLD_MINUTES * 60_000);
  const [row] = await lostPlace(database, { accountId, today: profiles.today(), since });
  return row ? visits.present(row, 'patient') : null;
}

/** Dismisses a lost place on every device. */
export async function dismissLostPlace(
  { clock, database, profiles, visits }: GuardQueue,
  { accountId }: Actor,
  visitId: string,
): Promise<void> {
  const [lost] = await isLostBy(database, { accountId, today: profiles.today(), visitId });
  if (!lost) throw refuse('visits.entry-not-found');
  await visits.seeLoss(visitId, clock.now());
}
