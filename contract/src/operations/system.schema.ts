import { z } from 'zod';

const count = z.number().int();

/** How something that the product depends on is doing: `off` where the installation does without it. */
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

/** What runs, since when, and what it depends on. */
export const systemSchema = z.object({
  version: z.string(),
  /** When this node started. */
  startedAt: z.iso.datetime(),
  databaseVersion: z.string(),
  databaseBytes: count,
  migrations: count,
  parts: z.array(z.object({ part: z.enum(systemParts), state: z.enum(partStates) })),
  messages: z.object({ waiting: count, failed: count, givenUp: count }),
  lastBackup: z.iso.datetime().nullable(),
});
export type System = z.infer<typeof systemSchema>;

/** A kind of background work and how much of it there is. */
export const jobQueueSchema = z.object({
  name: z.string(),
  waiting: count,
  active: count,
  failed: count,
  /** Since when the oldest waits. */
  waitingSince: z.iso.datetime().nullable(),
});
export type JobQueue = z.infer<typeof jobQueueSchema>;

/** Work that failed as often as it is tried by itself. What it was about is not shown. */
export const failedJobSchema = z.object({
  id: z.uuid(),
  queue: z.string(),
  failedAt: z.iso.datetime(),
  tries: count,
  /** What the program said, without addresses. */
  error: z.string(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;
