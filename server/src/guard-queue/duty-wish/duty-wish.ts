import { type DutyWish, WISH_HOURS } from '@app/contract/guard-queue';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { GuardQueue } from '../guard-queue.ts';
import { dutyWishRepository } from './duty-wish.repository.ts';

const WISH_MS = WISH_HOURS * 3_600_000;

/** Wishes from before this instant have expired. */
export const wishesSince = (now: Date): Date => new Date(now.getTime() - WISH_MS);

const present = (wishedAt: Date): DutyWish => ({
  until: new Date(wishedAt.getTime() + WISH_MS).toISOString(),
});

/** An account's wish to be told once somebody attends the guard; null if expired. */
export async function readWish(
  { clock, database }: GuardQueue,
  { accountId }: Actor,
): Promise<DutyWish | null> {
  const wish = await dutyWishRepository(database).find(accountId, wishesSince(clock.now()));
  return wish ? present(wish.wished_at) : null;
}

/** Stores the wish. If somebody is already on duty, the notification follows within seconds. */
export async function wishForDuty(
  { clock, database }: GuardQueue,
  { accountId }: Actor,
): Promise<DutyWish> {
  const now = clock.now();
  await dutyWishRepository(database).store(accountId, now);
  return present(now);
}

/** Removes a wish, also in the transaction of joining the line, since a waiting patient need not be told. */
export async function dropWish(
  database: GuardQueue['database'] | DatabaseTransaction,
  accountId: string,
): Promise<void> {
  await dutyWishRepository(database).drop(accountId);
}
