import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

const FOLDER = path.resolve(import.meta.dirname, '../../../migrations');
/** Any constant: two servers starting together take turns. */
const MIGRATION_LOCK = 72_310_001;

export type Migration = { name: string; text: string; hash: string };

/** The migrations of this version, in order. */
export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Brings the database up to this version, forward only, one transaction each. Answers what was applied. */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`create table if not exists schema_migration (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`);
    return await applyMissing(client, await readMigrations());
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migration',
  );
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const done: string[] = [];
  for (const migration of migrations) {
    const known = applied.get(migration.name);
    if (known && known !== migration.hash) {
      throw new Error(`Migration ${migration.name} was edited after it was applied.`);
    }
    if (known) continue;
    await applyOne(client, migration);
    done.push(migration.name);
  }
  return done;
}

async function applyOne(client: pg.Client, { name, text, hash }: Migration) {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Whether every migration of this version has been applied (requirement: honest readiness). */
export async function isMigrated(pool: pg.Pool, migrations: Migration[]): Promise<boolean> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*) as count from schema_migration',
  );
  return Number(rows[0]?.count) >= migrations.length;
}
