import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/test-database.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { statement } from './statement.ts';

type Two = { first: number; second: number };

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let opened: OpenDatabase;
beforeAll(async () => {
  cloned = await cloneDatabase();
  opened = openDatabase(cloned.url, { max: 1, onError: () => {} });
});
afterAll(async () => {
  await opened.close();
  await cloned.drop();
});

test('parameters replace their names, however often they occur', async () => {
  const sum = statement<Two, { second: number; sum: number }>(
    ({ first, second }) =>
      `select ${second}::int as second, ${first}::int + ${second}::int as sum where ${first} > 0`,
  );
  expect(await sum(opened.database, { first: 2, second: 40 })).toEqual([{ second: 40, sum: 42 }]);
});

test('an unknown name does not compile, and an unused one fails at once', () => {
  // @ts-expect-error: there is no third one
  statement<Two>(({ third }) => `select ${third}`);
  expect(() => statement<Two>(({ first, second }) => `select ${first || second}`)).toThrow(
    'second in select $1',
  );
  expect(() => statement<Two>(({ first }) => `select ${first} + $2`)).toThrow('$2 in select');
});
