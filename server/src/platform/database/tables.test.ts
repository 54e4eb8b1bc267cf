import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tablesFile } from '../../testing/tables-file.ts';
import { cloneDatabase } from '../../testing/test-database.ts';

const FILE = path.resolve(import.meta.dirname, 'tables.ts');

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

test('the types of the rows match the migrated database', async () => {
  const current = await tablesFile(pool);
  if (process.env.UPDATE_TABLES) writeFileSync(FILE, current);
  expect(current).toBe(readFileSync(FILE, 'utf8'));
});

test('a changed column or check constraint changes them', async () => {
  await pool.query(`
    create table made_up (
      id bigint generated always as identity,
      state text not null default 'ON' check (state in ('ON', 'OFF')),
      said jsonb,
      listed jsonb check (jsonb_typeof(listed) = 'array'),
      seen_at timestamptz check (seen_at > '2020-01-01')
    )`);
  expect(await tablesFile(pool)).toContain(`  made_up: {
    id: GeneratedAlways<number>;
    state: Generated<'ON' | 'OFF'>;
    said: Record<string, unknown> | null;
    listed: unknown[] | null;
    seen_at: Date | null;
  };`);
  await pool.query('alter table made_up add column area point');
  await expect(tablesFile(pool)).rejects.toThrow('made_up.area');
});
