import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/test-database.ts';
import { readDurability, requireDurable } from './durability.ts';

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

test('a database that may lose commits is refused, with every reason', async () => {
  await pool.query('set synchronous_commit = off');
  await expect(requireDurable(pool)).rejects.toThrow(/synchronous_commit is off/);
});

test('a commit may also wait for more than the own disk', async () => {
  await pool.query('set synchronous_commit = remote_apply');
  const settings = await readDurability(pool);
  expect(settings.map(({ name }) => name)).toEqual([
    'fsync',
    'full_page_writes',
    'synchronous_commit',
    'data_checksums',
  ]);
  expect(settings[2]).toEqual({
    name: 'synchronous_commit',
    value: 'remote_apply',
    isSafe: true,
  });
});
