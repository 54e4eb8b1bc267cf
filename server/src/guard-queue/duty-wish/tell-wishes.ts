import { SOMEBODY_ON_DUTY_EVENT } from '@app/contract/guard-queue';
import type { NotificationRow } from '../../notifications/index.ts';
import { newId } from '../../platform/ids.ts';
import { type Periodic, periodically } from '../../platform/jobs/periodically.ts';
import type { Platform } from '../../platform/platform.ts';
import type { GuardQueue } from '../guard-queue.ts';
import { onDutyWords } from './duty-wish.copy.ts';
import { dutyWishRepository } from './duty-wish.repository.ts';
import { wishesSince } from './duty-wish.ts';

const EVERY_MS = 2_000;
const AT_ONCE = 100;

/** Every node checks for wishes; taking a wish's row decides which node notifies. */
export const startTellingWishes = (queue: GuardQueue, log: Platform['log']): Periodic =>
  periodically({ log }, EVERY_MS, 'telling that somebody attends the guard', () =>
    tellWishes(queue),
  );

/**
 * Notifies those who asked to be told once somebody attends the guard
 * (requirement: told once somebody attends). It checks who is on duty, not who goes on duty, so that a wish stored at
 * that moment is not missed.
 */
export async function tellWishes(queue: GuardQueue): Promise<void> {
  if (!(await dutyWishRepository(queue.database).isAnybody())) return;
  const attended = await attendedNow(queue);
  if (attended.length === 0) return;
  let taken: number;
  do taken = await tellSome(queue, attended);
  while (taken === AT_ONCE);
}

/** The specialties of the guard with somebody on duty. */
async function attendedNow({ catalogs, presence }: GuardQueue): Promise<string[]> {
  const [specialties, onDuty] = await Promise.all([catalogs.specialties(true), presence.onDuty()]);
  return specialties
    .filter(({ id }) => onDuty.some(({ specialty_id }) => specialty_id === id))
    .map(({ name }) => name);
}

async function tellSome(queue: GuardQueue, attended: readonly string[]): Promise<number> {
  const since = wishesSince(queue.clock.now());
  const { taken, told } = await queue.database.transaction().execute(async (transaction) => {
    const wishes = await dutyWishRepository(transaction).takeOldest(AT_ONCE);
    const rows: NotificationRow[] = [];
    for (const { account_id } of wishes.filter(({ wished_at }) => wished_at > since)) {
      const row = await queue.notifications.add(transaction, newsFor(account_id, attended), {
        // They asked to be told at once, and the news is soon outdated.
        isUrgent: true,
        leadsTo: '/paciente',
      });
      if (row) rows.push(row);
    }
    return { taken: wishes.length, told: rows };
  });
  await Promise.all(told.map((row) => queue.notifications.push(row)));
  return taken;
}

const newsFor = (accountId: string, attended: readonly string[]) => ({
  ...onDutyWords(attended),
  account_id: accountId,
  event: SOMEBODY_ON_DUTY_EVENT,
  event_key: newId(),
  entity_type: null,
  entity_id: null,
  visit_id: null,
});
