import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { withDatabaseName } from './test-database.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a module is augmented through its interface
  export interface ProvidedContext {
    databaseServer: string;
  }
}

const TEMPLATE = 'cercana_template';

/** Starts a throw-away PostgreSQL with a migrated template that every test file clones. */
export async function setup(project: TestProject) {
  const own = process.env.TEST_DATABASE_URL ? undefined : await startThrowAway();
  const server = process.env.TEST_DATABASE_URL ?? own?.url ?? '';
  await makeTemplate(server);
  project.provide('databaseServer', server);
  return () => own?.stop();
}

async function startThrowAway() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cercana-test-'));
  const postgres = await startEmbeddedPostgres({
    directory: path.join(folder, 'pg'),
    what: 'tests',
    throwAway: true,
  });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(server: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE} with (force)`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const url = withDatabaseName(server, TEMPLATE);
  await migrate(url);
  const jobs = createJobs({ url, onError: () => {}, run: false });
  await jobs.start();
  await jobs.stop();
}
