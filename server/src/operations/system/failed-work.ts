import type { FailedJob, JobQueue } from '@app/contract/operations';
import { requireStepUp } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { pageEndOf, pageOf } from '../../platform/database/pages.ts';
import type { Actor } from '../../platform/http/actor.ts';
import {
  type FailedJobRow,
  jobCountsRepository,
} from '../../platform/jobs/job-counts.repository.ts';
import { refuse } from '../operations.refusals.ts';
import type { OperationsNeeds } from '../operations.ts';

/** Background work by kind. */
export async function listJobQueues({ database }: OperationsNeeds): Promise<JobQueue[]> {
  const rows = await jobCountsRepository(database).queues();
  return rows.map(({ waiting_since, ...queue }) => ({
    ...queue,
    waitingSince: waiting_since?.toISOString() ?? null,
  }));
}

/** A page of failed jobs. */
export async function listFailedJobs(
  { database }: OperationsNeeds,
  { after }: { after?: string | undefined },
) {
  const rows = await jobCountsRepository(database).failed(pageEndOf(after, 'instant'));
  const { data, next } = pageOf(rows, ({ id, completed_key }) => ({ key: completed_key, id }));
  return { data: data.map(present), next };
}

/** A provider's error may contain the address of a recipient. */
const ADDRESS = /\S+@\S+|\+?\d{8,}/g;
const ERROR_MAX = 300;

const present = (row: FailedJobRow): FailedJob => ({
  id: row.id,
  queue: row.name,
  failedAt: row.completed_on.toISOString(),
  tries: row.retry_count + 1,
  error: (row.message ?? '').replaceAll(ADDRESS, '…').slice(0, ERROR_MAX),
});

/** Retries a failed job; of two simultaneous attempts only one does. */
export async function retryJob(
  { clock, database, jobs }: OperationsNeeds,
  actor: Actor,
  id: string,
): Promise<void> {
  requireStepUp(actor, clock.now());
  await database.transaction().execute(async (transaction) => {
    const queue = await jobCountsRepository(transaction).findFailed(id);
    if (queue === undefined) throw refuse('operations.not-failed');
    await jobs.retry(transaction, queue, id);
    await recordAudit(transaction, actor, {
      type: 'jobs.retry',
      action: 'E',
      purpose: 'HOPERAT',
      entity_type: 'job',
      entity_id: id,
      rule: queue,
    });
  });
}
