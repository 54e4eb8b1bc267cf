import { type DutyWish, WISH_HOURS } from '@app/contract/guard-queue';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { GuardQueue } from '../guard-queue.ts';
import { dutyWishRepository } from './duty-wish.repository.ts';

const WISH_MS = WISH_HOURS * 3_600_000;

/** Wishes from before this instant are over. */
export const wishesSince = (now: Date): Date => new Date(now.getTime() - WISH_MS);

const present = (wishedAt: Date): DutyWish => ({
  until: new Date(wishedAt.getTime() + WISH_MS).toISOString(),
});

/** The wish of an account to be told once somebody attends the guard; null where it is over. */
export async function readWish(
  { clock, database }: GuardQueue,
  { accountId }: Actor,
): Promise<DutyWish | null> {
  const wish = await dutyWishRepository(database).find(accountId, wishesSince(clock.now()));
  return wish ? present(wish.wished_at) : null;
}

/** Stores the wish. Where somebody is on duty already it is told within seconds. */
export async function wishForDuty(
  { clock, database }: GuardQueue,
  { accountId }: Actor,
): Promise<DutyWish> {
  const now = clock.now();
  await dutyWishRepository(database).store(accountId, now);
  return present(now);
}

/** Takes a wish back, also in the transaction of joining the line: who waits need not be told. */
export async function dropWish(
  database: GuardQueue['database'] | DatabaseTransaction,
  accountId: string,
): Promise<void> {
  await dutyWishRepository(database).drop(accountId);
}
