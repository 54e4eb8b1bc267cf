import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** The same server with another database. */
export function withDatabaseName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** The database of one test file: a clone of the migrated template, dropped at the end. */
export async function cloneDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('databaseServer');
  const name = `cercana_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template cercana_template strategy file_copy`);
  return {
    url: withDatabaseName(server, name),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

const BUSY_TEMPLATE = '55006';

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // PostgreSQL allows one clone of a template at a time.
    await client.query('select pg_advisory_lock(72310002)');
    await client.query(statement);
  } catch (error) {
    if ((error as { code?: string }).code === BUSY_TEMPLATE) {
      throw new Error('The template database is in use.', { cause: error });
    }
    throw error;
  } finally {
    await client.end();
  }
}
