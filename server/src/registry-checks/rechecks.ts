import { DAY_MS } from '@app/contract/kernel';
import { type Periodic, periodically } from '../platform/jobs/periodically.ts';
import { checkProfessional } from './check-professional.ts';
import { FIRST_CHECK_DAYS } from './next-check.ts';
import { RECHECK_QUEUE, recheckLater } from './recheck-later.ts';
import { rechecksRepository } from './rechecks.repository.ts';
import type { RegistryChecks } from './registry-checks-context.ts';

const LOOK_EVERY_MS = 10 * 60_000;
/** Professionals per round, so that a whole clinic is not checked at once; the others follow in the next. */
const AT_ONCE = 20;

/** Registers the check of due professionals, if there is a registry. */
export function recheckJobs(context: RegistryChecks): void {
  if (!context.registry) return;
  context.jobs.register(RECHECK_QUEUE, ({ accountId }) => recheck(context, String(accountId)));
}

/** Periodically checks verified professionals, if there is a registry (requirement: periodic check). */
export function startRechecks(context: RegistryChecks): Periodic {
  if (!context.registry) return { stop: () => {} };
  return periodically(context, LOOK_EVERY_MS, 'checks in the registry', () => queueDue(context));
}

/** Queues one job per due professional; if the job fails for good, the professional is due again tomorrow. */
export async function queueDue({
  clock,
  database,
  jobs,
}: Pick<RegistryChecks, 'clock' | 'database' | 'jobs'>): Promise<void> {
  const now = clock.now();
  await database.transaction().execute(async (transaction) => {
    const due = await rechecksRepository(transaction).takeDue({
      now,
      verifiedBefore: new Date(now.getTime() - FIRST_CHECK_DAYS * DAY_MS),
      again: new Date(now.getTime() + DAY_MS),
      atOnce: AT_ONCE,
    });
    for (const accountId of due) await recheckLater(jobs, transaction, accountId);
  });
}

/**
 * Throws if it has to be tried again. While the registry is failing, the professional is only postponed, which
 * does not count as an attempt.
 */
async function recheck(context: RegistryChecks, accountId: string): Promise<void> {
  const { clock, database, profiles } = context;
  const found = await profiles.findProfessional(accountId);
  if (found?.professional.verification !== 'VERIFIED') return;
  const checked = await checkProfessional(context, found, undefined);
  if ('row' in checked) return;
  const { waitMs } = checked;
  if (waitMs === undefined) throw new Error('the registry did not answer');
  const due = new Date(clock.now().getTime() + waitMs);
  await rechecksRepository(database).setDue(accountId, due);
}
