import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';

export const RECHECK_QUEUE = 'registry-recheck';

/** Queues a check of a professional as a separate job, if the transaction commits. */
export const recheckLater = (
  jobs: Jobs,
  transaction: DatabaseTransaction,
  accountId: string,
): Promise<void> => jobs.enqueue(transaction, RECHECK_QUEUE, { accountId });
