import { z } from 'zod';

const count = z.number().int();

/** State of something that the product depends on; `off` if the installation does not use it. */
export const partStates = ['ok', 'away', 'off'] as const;
export type PartState = (typeof partStates)[number];

export const systemParts = [
  'database',
  'durability',
  'redis',
  'antivirus',
  'mail',
  'whatsapp',
  'push',
  'google',
  'payments',
  'relay',
  'registry',
] as const;
export type SystemPart = (typeof systemParts)[number];

/** The running version, its start, and the state of what it depends on. */
export const systemSchema = z.object({
  version: z.string(),
  /** When this node started. */
  startedAt: z.iso.datetime(),
  databaseVersion: z.string(),
  databaseBytes: count,
  migrations: count,
  parts: z.array(z.object({ part: z.enum(systemParts), state: z.enum(partStates) })),
  /** Periodic work of this node whose last round failed. */
  failingRounds: z.array(z.object({ name: z.string(), since: z.iso.datetime() })),
  messages: z.object({ waiting: count, failed: count, givenUp: count }),
  /** Messages about payments that were refused for their signature in two days, and the last one. */
  refusedNotices: z.object({ count, lastDate: z.iso.datetime().nullable() }),
  lastBackup: z.iso.datetime().nullable(),
});
export type System = z.infer<typeof systemSchema>;

/** A kind of background job, with how many there are. */
export const jobQueueSchema = z.object({
  name: z.string(),
  waiting: count,
  active: count,
  failed: count,
  /** When the oldest pending job was added. */
  waitingSince: z.iso.datetime().nullable(),
});
export type JobQueue = z.infer<typeof jobQueueSchema>;

/** A job that failed after all automatic attempts. Its data is not shown. */
export const failedJobSchema = z.object({
  id: z.uuid(),
  queue: z.string(),
  failedAt: z.iso.datetime(),
  tries: count,
  /** The error message, without addresses. */
  error: z.string(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;
