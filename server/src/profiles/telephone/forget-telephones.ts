import { DAY_MS } from '@app/contract/kernel';
import { type Periodic, periodically } from '../../platform/jobs/periodically.ts';
import { outboxForgetsRepository } from '../../platform/outside/outbox-forgets.repository.ts';
import type { Platform } from '../../platform/platform.ts';
import { telephoneChangesRepository } from './telephone-changes.repository.ts';
import { telephoneCodesRepository } from './telephone-codes.repository.ts';
import { internationalOf } from './whatsapp-reach.ts';

const EVERY_MS = 60 * 60_000;

/**
 * Deletes earlier telephones and codes a day after they expire, also from the messages that went to them
 * (requirement: unconfirmed data goes).
 */
export async function forgetTelephones({
  clock,
  database,
}: Pick<Platform, 'clock' | 'database'>): Promise<void> {
  const yesterday = new Date(clock.now().getTime() - DAY_MS);
  await database.transaction().execute(async (transaction) => {
    const changes = telephoneChangesRepository(transaction);
    const former = [
      ...(await changes.forget(yesterday)),
      ...(await telephoneCodesRepository(transaction).forget(yesterday)),
    ];
    const unused = await changes.unusedOf(former);
    await outboxForgetsRepository(transaction).forget(unused.map(internationalOf));
  });
}

/** Runs every hour. Safe on several nodes: it is idempotent. */
export const startForgettingTelephones = (
  context: Pick<Platform, 'database' | 'clock' | 'log'>,
): Periodic =>
  periodically(context, EVERY_MS, 'forgetting of earlier telephones', () =>
    forgetTelephones(context),
  );
