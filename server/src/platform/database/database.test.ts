import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cloneDatabase } from '../../testing/test-database.ts';
import { type OpenDatabase, openDatabase } from './database.ts';

const MINUTES_MS = 300_000;

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let opened: OpenDatabase;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  cloned = await cloneDatabase();
  opened = openDatabase(cloned.url, { onError: () => {} });
});
afterAll(async () => {
  vi.useRealTimers();
  await opened.close();
  await cloned.drop();
});

/** The connections of simultaneous requests. */
const connectionsUsed = async (): Promise<number[]> => {
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.2)`.execute(opened.database),
    ),
  );
  return answers.flatMap(({ rows }) => rows.map(({ pid }) => pid)).toSorted();
};

test('after quiet minutes requests go on with the connections that were open', async () => {
  const before = await connectionsUsed();
  await vi.advanceTimersByTimeAsync(MINUTES_MS);

  expect(new Set(before).size).toBe(3);
  expect(await connectionsUsed()).toEqual(before);
});
