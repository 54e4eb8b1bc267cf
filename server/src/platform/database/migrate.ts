import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

const FOLDER = path.resolve(import.meta.dirname, '../../../migrations');
/** Any constant; servers that start together migrate one after another. */
const MIGRATION_LOCK = 72_310_001;

export type Migration = { name: string; text: string; hash: string };
type Applied = Pick<Migration, 'name' | 'hash'>;

/** The database has other migrations than this version. Nothing was changed in it. */
export class OtherMigrationsError extends Error {
  constructor(name: string) {
    super(
      `The database was made by another version of the product (its ${name} is not the one of this version): start that version again or, if the data is not needed, delete the data folder (DATA_DIR) or name an empty database (DATABASE_URL).`,
    );
  }
}

/** Reads the migrations of this version, in order. */
export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Applies the missing migrations, forward only, one transaction each. Returns the applied ones. */
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
  const { rows: applied } = await client.query<Applied>(
    'select name, hash from schema_migration order by name collate "C"',
  );
  const other = findOther(applied, migrations);
  if (other) throw new OtherMigrationsError(other.name);
  const known = new Set(applied.map(({ name }) => name));
  const done: string[] = [];
  for (const migration of migrations.filter(({ name }) => !known.has(name))) {
    await applyOne(client, migration);
    done.push(migration.name);
  }
  return done;
}

/**
 * Returns the first applied migration that this version lacks, or has with another text. Later ones belong to a
 * newer version, which may run at the same time; readiness accepts them too.
 */
function findOther(applied: Applied[], migrations: Migration[]): Applied | undefined {
  const hashes = new Map(migrations.map(({ name, hash }) => [name, hash]));
  const last = migrations.at(-1)?.name ?? '';
  return applied.find(({ name, hash }) => name <= last && hashes.get(name) !== hash);
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
