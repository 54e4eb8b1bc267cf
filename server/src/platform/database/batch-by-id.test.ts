import { expect, test } from 'vitest';
import { batchById } from './batch-by-id.ts';

/** A table that counts its statements. */
function aTable(rows: Record<string, string>) {
  const statements: string[][] = [];
  const read = batchById(async (keys) => {
    statements.push(keys);
    return new Map(keys.flatMap((key) => (rows[key] ? [[key, rows[key]] as const] : [])));
  });
  return { rows, statements, read };
}

test('a deleted row is missing for the next caller', async () => {
  const { rows, read } = aTable({ a: 'live' });
  expect(await read('a')).toBe('live');
  delete rows.a;
  expect(await read('a')).toBeUndefined();
});

test('a failed statement fails for all its callers, and for no later one', async () => {
  let fails = true;
  const read = batchById(async (keys) => {
    if (fails) throw new Error('database away');
    return new Map(keys.map((key) => [key, key]));
  });
  const both = await Promise.allSettled([read('a'), read('b')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await read('a')).toBe('a');
});

test('simultaneous callers share one statement, and each gets the own row', async () => {
  const { statements, read } = aTable({ a: 'Ana', b: 'Bruno' });
  const answers = await Promise.all([read('a'), read('b'), read('a'), read('c')]);
  expect(answers).toEqual(['Ana', 'Bruno', 'Ana', undefined]);
  expect(statements).toEqual([['a', 'b', 'c']]);
});
