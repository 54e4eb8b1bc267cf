import { DAY_MS } from '@app/contract/kernel';
import { type Periodic, periodically } from '../../platform/jobs/periodically.ts';
import type { Platform } from '../../platform/platform.ts';
import { telephoneChangesRepository } from './telephone-changes.repository.ts';
import { telephoneCodesRepository } from './telephone-codes.repository.ts';

const EVERY_MS = 60 * 60_000;

/** Deletes earlier telephones and codes a day after they expire (requirement: unconfirmed data goes). */
export async function forgetTelephones({
  clock,
  database,
}: Pick<Platform, 'clock' | 'database'>): Promise<void> {
  const yesterday = new Date(clock.now().getTime() - DAY_MS);
  await telephoneChangesRepository(database).forget(yesterday);
  await telephoneCodesRepository(database).forget(yesterday);
}

/** Runs every hour. Safe on several nodes: it is idempotent. */
export const startForgettingTelephones = (
  context: Pick<Platform, 'database' | 'clock' | 'log'>,
): Periodic =>
  periodically(context, EVERY_MS, 'forgetting of earlier telephones', () =>
    forgetTelephones(context),
  );
