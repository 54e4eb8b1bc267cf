import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { createJobs, type Jobs } from './jobs.ts';

const QUEUE = 'errands';
let jobs: Jobs;
let opened: OpenDatabase;
let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
const done: unknown[] = [];
const end: (() => void)[] = [];
const MANY = 500;

beforeAll(async () => {
  cloned = await cloneDatabase();
  const { url } = cloned;
  opened = openDatabase(url, { onError: () => {} });
  jobs = createJobs({ url, onError: () => {}, run: true });
  jobs.register(QUEUE, async ({ errand }) => {
    if (errand === 'broken') throw new Error('this one cannot be done');
    if (errand === 'endless') await new Promise<void>((resolve) => end.push(resolve));
    done.push(errand);
  });
  await jobs.start();
});
afterAll(async () => {
  for (const finish of end) finish();
  await jobs.stop();
  await opened.close();
  await cloned.drop();
});

test('a kind of job that is named after the start is refused: nobody would do it', () => {
  expect(() => jobs.register('too-late', async () => {})).toThrow('too-late');
});

test('jobs of a rolled-back transaction do not run; many simultaneous ones finish in seconds', async () => {
  const refused = opened.database.transaction().execute(async (transaction) => {
    await jobs.enqueue(transaction, QUEUE, { errand: 'never' });
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  await opened.database.transaction().execute(async (transaction) => {
    for (const errand of [1, 2, 3, 4, 5]) await jobs.enqueue(transaction, QUEUE, { errand });
  });
  await eventually(() => expect(done.toSorted()).toEqual([1, 2, 3, 4, 5]));
});

test('one that fails and one that hangs delay none of the hundreds around them', async () => {
  done.length = 0;
  const errands = Array.from({ length: MANY }, (_, turn) => turn);
  await opened.database.transaction().execute(async (transaction) => {
    for (const errand of ['broken', 'endless', ...errands])
      await jobs.enqueue(transaction, QUEUE, { errand });
  });
  await eventually(() => expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(errands));
});
