import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { DatabaseTransaction } from '../database/database.ts';

/** Jobs that run after the commit, at least once, on any free node. */
export type Jobs = {
  /** Adds a job inside the caller's transaction: it exists only if that commits (requirement: outbox). */
  enqueue: (
    transaction: DatabaseTransaction,
    queue: string,
    data: object,
    options?: { afterSeconds?: number },
  ) => Promise<void>;
  /** Sets the handler of a queue. Call before `start`. */
  register: (queue: string, handler: JobHandler) => void;
  /** Retries a failed job, in the caller's transaction. */
  retry: (transaction: DatabaseTransaction, queue: string, id: string) => Promise<void>;
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
 * Jobs are fetched in batches, by several workers per queue while batches are full. New jobs are announced;
 * delayed ones are found within five seconds, since asking more often kept an idle server busy. Each job of a
 * batch ends separately: one that fails or hangs does not delay others.
 */
const WORK = {
  batchSize: 10,
  burstWhenBatchFull: true,
  localConcurrency: 2,
  perJobResults: true,
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 5,
} as const;

/** Jobs in the product's database, run by pg-boss. */
export function createJobs(options: {
  url: string;
  onError: (error: Error) => void;
  run: boolean;
}): Jobs {
  const handlers = new Map<string, JobHandler>();
  let started = false;
  const boss = new PgBoss({ connectionString: options.url, max: 4, useListenNotify: options.run });
  boss.on('error', options.onError);
  const work = (queue: string, handler: JobHandler) =>
    boss.work<Record<string, unknown>, unknown, typeof WORK>(queue, WORK, (jobs) =>
      Promise.all(jobs.map((job) => outcomeOf(job, handler))),
    );
  /** Creates missing queues; each takes a lock and a transaction. */
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
      if (started)
        throw new Error(`${queue} was registered after the start: nobody would do its jobs`);
      handlers.set(queue, handler);
    },
    retry: async (transaction, queue, id) => {
      await boss.retry(queue, id, { db: fromKysely(transaction) });
    },
    start: async () => {
      started = true;
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
