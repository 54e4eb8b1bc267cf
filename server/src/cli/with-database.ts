import path from 'node:path';
import type pg from 'pg';
import { type Config, readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';

export type CliContext = { config: Config; url: string; pool: pg.Pool };

/** Runs a command on the installation's database, starting the bundled one if it is not running. */
export async function withDatabase(work: (context: CliContext) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({
        directory: path.join(config.DATA_DIR, 'postgres'),
        what: 'npm run cli',
      });
  embedded?.keep();
  const url = config.DATABASE_URL ?? embedded?.url ?? '';
  const { pool, close } = openDatabase(url, { onError: () => {} });
  try {
    await work({ config, url, pool });
  } finally {
    await close();
    await embedded?.stop();
  }
}
