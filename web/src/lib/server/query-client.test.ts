import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { localProblem, OFFLINE_CODE } from './problem-error.ts';
import { createQueryClient } from './query-client.ts';

const KEY = ['guard-queue'];

/** A list on the server, whose reads are answered one by one with the state at their start. */
function aList(rows: string[]) {
  const answers: (() => void)[] = [];
  return {
    add: (row: string) => rows.push(row),
    read: () => {
      const seen = [...rows];
      return new Promise<string[]>((resolve) => answers.push(() => resolve(seen)));
    },
    reads: () => answers.length,
    answer: () => answers.at(-1)?.(),
  };
}

let close = () => {};
afterEach(() => {
  close();
  vi.useRealTimers();
});

/** A screen that shows the list. */
function open(read: () => Promise<string[]>) {
  const client = createQueryClient();
  close = new QueryObserver(client, { queryKey: KEY, queryFn: read }).subscribe(() => {});
  return { client, shown: () => client.getQueryData(KEY) };
}

test('who came while the list was read for the first time is in it', async () => {
  const list = aList(['María']);
  const { client, shown } = open(list.read);
  list.add('Tomás');
  const told = client.invalidateQueries({ queryKey: KEY });
  list.answer();
  await vi.waitFor(() => expect(list.reads()).toBe(2));
  list.answer();
  await told;
  expect(shown()).toEqual(['María', 'Tomás']);
});

test('a list that nobody is reading is read once', async () => {
  const list = aList(['María']);
  const { client } = open(list.read);
  list.answer();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  const told = client.invalidateQueries({ queryKey: KEY });
  list.answer();
  await told;
  expect(list.reads()).toBe(2);
});

/** A list whose reads fail until the server answers. */
function aListThatFails(code: string, status: number) {
  vi.useFakeTimers();
  const server = { isThere: false };
  const read = vi.fn(async () => {
    if (!server.isThere) throw localProblem(code, '/api/guard-queue', status);
    return ['María'];
  });
  return { server, read, ...open(read) };
}

test.each([
  ['the list is refused', 403, 'accounts.forbidden'],
  ['the server has a fault', 500, 'server.fault'],
])('where %s it is not asked again', async (_case, status, code) => {
  const { client, read } = aListThatFails(code, status);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledOnce();
  expect(client.getQueryState(KEY)?.status).toBe('error');
});

test.each([
  ['the network goes away', 0, OFFLINE_CODE],
  ['the server is without its database', 503, 'server.unavailable'],
])(
  'where %s for a moment the list is read again, and nobody hears of it',
  async (_case, status, code) => {
    const { client, read, server, shown } = aListThatFails(code, status);
    await vi.advanceTimersByTimeAsync(500);
    expect(client.getQueryState(KEY)?.status).toBe('pending');
    server.isThere = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown()).toEqual(['María']);
    expect(read).toHaveBeenCalledTimes(2);
  },
);
