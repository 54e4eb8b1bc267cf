import { DAY_MS } from '@app/contract/kernel';
import { DRAFT_DAYS } from '@app/contract/profiles';
import { type Periodic, periodically } from '../../platform/jobs/periodically.ts';
import type { Platform } from '../../platform/platform.ts';
import { fileChangesRepository } from '../files/file-changes.repository.ts';
import { profileDraftsRepository } from './profile-drafts.repository.ts';

const EVERY_MS = 60 * 60_000;

/** Deletes abandoned profile drafts and their studies, so that no health data is kept without use. */
export async function forgetDrafts({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - DRAFT_DAYS * DAY_MS);
  await database.transaction().execute(async (transaction) => {
    const files = fileChangesRepository(transaction);
    const forgotten = await profileDraftsRepository(transaction).forget(before);
    for (const { account_id, subject } of forgotten) {
      await files.deleteUnfinished(account_id, subject);
    }
  });
}

/** Runs every hour. Safe on several nodes: it is idempotent. */
export const startForgettingDrafts = (
  context: Pick<Platform, 'database' | 'clock' | 'log'>,
): Periodic =>
  periodically(context, EVERY_MS, 'forgetting of unfinished profiles', () => forgetDrafts(context));
