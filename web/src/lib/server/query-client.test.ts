import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const KEY = ['guard-queue'];

/** A list on the server, whose reads are answered one by one with what they saw when they began. */
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
afterEach(() => close());

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
