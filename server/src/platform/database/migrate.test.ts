import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/test-database.ts';
import { migrate, OtherMigrationsError, readMigrations } from './migrate.ts';

/** The hashes of the migrations that are on the main branch, as `sha256sum` prints them. */
const LANDED = path.join(import.meta.dirname, 'landed-migrations.sha256');

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  cloned = await cloneDatabase();
  pool = new pg.Pool({ connectionString: cloned.url, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await cloned.drop();
});
beforeEach(async () => {
  await pool.query('delete from schema_migration');
  for (const { name, hash } of await readMigrations()) await note(name, hash);
});

const note = (name: string, hash: string) =>
  pool.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash]);

test('an up-to-date database is not changed', async () => {
  expect(await migrate(cloned.url)).toEqual([]);
});

test('a database made with other files is refused, with instructions', async () => {
  await pool.query('delete from schema_migration');
  await note('0001-of-before.sql', 'any');
  await expect(migrate(cloned.url)).rejects.toThrow(OtherMigrationsError);
  await expect(migrate(cloned.url)).rejects.toThrow(
    /its 0001-of-before\.sql is not the one of this version\).*delete the data folder/,
  );
  expect((await pool.query('select name from schema_migration')).rows).toHaveLength(1);
});

test('a file that was changed after it was applied is refused', async () => {
  const [first] = await readMigrations();
  await pool.query(`update schema_migration set hash = 'another' where name = $1`, [first?.name]);
  await expect(migrate(cloned.url)).rejects.toThrow(OtherMigrationsError);
});

test('migrations of a newer version are accepted', async () => {
  await note('9999-of-a-newer-version.sql', 'any');
  expect(await migrate(cloned.url)).toEqual([]);
});

test('A migration that landed is never edited, and a new one is written down', async () => {
  const current = (await readMigrations()).map(({ name, hash }) => `${hash}  ${name}`);
  const landed = readFileSync(LANDED, 'utf8').trimEnd().split('\n');
  expect(current.slice(0, landed.length)).toEqual(landed);
  if (process.env.UPDATE_MIGRATIONS) writeFileSync(LANDED, `${current.join('\n')}\n`);
  else expect(current, 'add it with UPDATE_MIGRATIONS=1').toEqual(landed);
});
