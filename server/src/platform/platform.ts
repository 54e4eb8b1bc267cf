import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';

/** Dependencies common to every capability. */
export type Platform = {
  config: Config;
  database: Database;
  clock: Clock;
  jobs: Jobs;
  log: FastifyBaseLogger;
  /** The public address, for links in mails and codes on documents. */
  publicUrl: string;
};
