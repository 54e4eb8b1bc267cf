import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { DatabaseTransaction } from '../database/database.ts';

/** Work done after the commit, at least once, by whichever node is free. */
export type Jobs = {
  /** Adds a job inside the caller's transaction: it exists only if the business act does (requirement: outbox). */
  enqueue: (
    transaction: DatabaseTransaction,
    queue: string,
    data: object,
    options?: { afterSeconds?: number },
  ) => Promise<void>;
  /** Says what does the work of a queue. Call before `start`. */
  register: (queue: string, handler: JobHandler) => void;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

export type JobHandler = (data: Record<string, unknown>) => Promise<void>;

const QUEUE = {
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 60,
  notify: true,
};
/**
 * Jobs are taken in handfuls, by several workers a queue, for as long as handfuls are full; what
 * comes alone is announced, or found half a second later. Each job of a handful ends by itself: one
 * that fails or hangs holds up nobody else's.
 */
const WORK = {
  batchSize: 10,
  burstWhenBatchFull: true,
  localConcurrency: 2,
  perJobResults: true,
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 0.5,
} as const;

/** Jobs in the same database, run by pg-boss. */
export function createJobs(options: {
  url: string;
  onError: (error: Error) => void;
  run: boolean;
}): Jobs {
  const handlers = new Map<string, JobHandler>();
  const boss = new PgBoss({ connectionString: options.url, max: 4, useListenNotify: options.run });
  boss.on('error', options.onError);
  const work = (queue: string, handler: JobHandler) =>
    boss.work<Record<string, unknown>, unknown, typeof WORK>(queue, WORK, (jobs) =>
      Promise.all(jobs.map((job) => outcomeOf(job, handler))),
    );
  /** Makes the queues that are not there yet; each takes a lock and a transaction. */
  const makeQueues = async () => {
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    const missing = [...handlers.keys()].filter((queue) => !known.has(queue));
    await Promise.all(missing.map((queue) => boss.createQueue(queue, QUEUE)));
  };
  return {
    enqueue: async (transaction, queue, data, { afterSeconds: startAfter = 0 } = {}) => {
      await boss.send(queue, data, { db: fromKysely(transaction), startAfter });
    },
    register: (queue, handler) => {
      handlers.set(queue, handler);
    },
    start: async () => {
      await boss.start();
      await makeQueues();
      if (options.run)
        await Promise.all([...handlers].map(([queue, handler]) => work(queue, handler)));
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

const outcomeOf = (
  { id, data }: Job<Record<string, unknown>>,
  handler: JobHandler,
): Promise<JobResult> =>
  handler(data).then(
    () => ({ id, status: 'completed' }),
    (error: Error) => ({ id, status: 'failed', output: { message: error.message } }),
  );
