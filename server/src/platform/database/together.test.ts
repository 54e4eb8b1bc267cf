import { expect, test } from 'vitest';
import { together } from './together.ts';

const now = new Date('2025-03-07T12:00:00Z');

/** A table whose statements are counted. */
function aTable(rows: Record<string, string>) {
  const statements: string[][] = [];
  const read = together(async (keys) => {
    statements.push(keys);
    return new Map(keys.flatMap((key) => (rows[key] ? [[key, rows[key]] as const] : [])));
  });
  return { rows, statements, read };
}

test('a row that was taken away is not there for the next who asks', async () => {
  const { rows, read } = aTable({ a: 'live' });
  expect(await read('a', now)).toBe('live');
  delete rows.a;
  expect(await read('a', now)).toBeUndefined();
});

test('a failed statement fails all who asked with it, and nobody later', async () => {
  let fails = true;
  const read = together(async (keys) => {
    if (fails) throw new Error('database away');
    return new Map(keys.map((key) => [key, key]));
  });
  const both = await Promise.allSettled([read('a', now), read('b', now)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await read('a', now)).toBe('a');
});

test('who asks in the same instant shares one statement, and each gets the own row', async () => {
  const { statements, read } = aTable({ a: 'Ana', b: 'Bruno' });
  const answers = await Promise.all([
    read('a', now),
    read('b', now),
    read('a', now),
    read('c', now),
  ]);
  expect(answers).toEqual(['Ana', 'Bruno', 'Ana', undefined]);
  expect(statements).toEqual([['a', 'b', 'c']]);
});
