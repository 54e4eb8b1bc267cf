import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';

/** What every capability stands on. */
export type Platform = {
  config: Config;
  database: Database;
  clock: Clock;
  jobs: Jobs;
  log: FastifyBaseLogger;
  /** The address that people type, for links in mails and codes on documents. */
  publicUrl: string;
};
