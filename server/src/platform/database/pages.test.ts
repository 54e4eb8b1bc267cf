import { PAGE_SIZE } from '@app/contract/kernel';
import { expect, test } from 'vitest';
import { ZodError } from 'zod';
import { PAGE_ROWS, pageEndOf, pageOf } from './pages.ts';

const endOf = (row: number) => ({ key: `señora ${row}`, id: String(row) });
const rows = (count: number) => Array.from({ length: count }, (_, row) => row);

test.each(['', 'x', 'bnVsbA', Buffer.from('["only"]').toString('base64url')])(
  'an address that no answer gave is refused: %j',
  (after) => {
    expect(() => pageEndOf(after)).toThrow(ZodError);
  },
);

test('the last page has no next one', () => {
  expect(pageOf(rows(PAGE_SIZE), endOf)).toEqual({ data: rows(PAGE_SIZE), next: null });
  expect(pageOf([], endOf)).toEqual({ data: [], next: null });
});

test('a page says where it ended, and the next one begins there', () => {
  const { data, next } = pageOf(rows(PAGE_ROWS), endOf);
  expect(data).toHaveLength(PAGE_SIZE);
  expect(pageEndOf(next ?? '')).toEqual(endOf(PAGE_SIZE - 1));
  expect(pageEndOf(undefined)).toBeUndefined();
});
