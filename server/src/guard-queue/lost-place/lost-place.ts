import { LOST_PLACE_TOLD_MINUTES } from '@app/contract/guard-queue';
import { LOST_PLACE_KEPT_MINUTES, type QueueEntry } from '@app/contract/visits';
import { secondsBefore } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuse } from '../guard-queue.refusals.ts';
import type { GuardQueue } from '../guard-queue.ts';
import { joinQueue } from '../join-queue.ts';
import { findLost, lostPlace } from './lost-place.statements.ts';

/** Returns the place that a patient lost by inactivity, with the answers given (requirement: lost place). */
export async function readLostPlace(
  { clock, database, profiles, visits }: GuardQueue,
  { accountId }: Actor,
): Promise<QueueEntry | null> {
  const since = new Date(clock.now().getTime() - LOST_PLACE_TOLD_MINUTES * 60_000);
  const [row] = await lostPlace(database, { accountId, today: profiles.today(), since });
  return row ? visits.present(row, 'patient') : null;
}

/**
 * Joins the line again where a place was lost to inactivity, with its answers and its time of arrival. What
 * is asked of whoever joins is asked again.
 */
export async function takePlaceBack(
  context: GuardQueue,
  actor: Actor,
  visitId: string,
  commandId?: string,
): Promise<QueueEntry> {
  const { clock, database, profiles } = context;
  const owner = { accountId: actor.accountId, today: profiles.today() };
  const [place] = await findLost(database, { ...owner, visitId });
  if (!place) throw refuse('visits.entry-not-found');
  if (place.closed_reason !== SWEPT) throw refuse('visits.place-gone');
  const { person_id: patientId, specialty_id: specialtyId, reason, id, created_at } = place;
  const lost = { id, created_at, lostSince: secondsBefore(clock.now(), KEPT_SECONDS) };
  return joinQueue(context, actor, { patientId, specialtyId, reason }, { commandId, lost });
}

/** The reason that the sweep gives, as opposed to staff, who removed the place on purpose. */
const SWEPT = 'inactivity';
const KEPT_SECONDS = LOST_PLACE_KEPT_MINUTES * 60;

/** Dismisses a lost place on every device. */
export async function dismissLostPlace(
  { clock, database, profiles, visits }: GuardQueue,
  { accountId }: Actor,
  visitId: string,
): Promise<void> {
  const [lost] = await findLost(database, { accountId, today: profiles.today(), visitId });
  if (!lost) throw refuse('visits.entry-not-found');
  await visits.seeLoss(visitId, clock.now());
}
