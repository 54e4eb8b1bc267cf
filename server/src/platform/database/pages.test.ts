import { PAGE_SIZE } from '@app/contract/kernel';
import { expect, test } from 'vitest';
import { ZodError } from 'zod';
import { PAGE_ROWS, pageEndOf, pageOf } from './pages.ts';

const endOf = (row: number) => ({
  key: `señora ${row}`,
  id: `00000000-0000-4000-8000-${String(row).padStart(12, '0')}`,
});
const rows = (count: number) => Array.from({ length: count }, (_, row) => row);

test.each(['', 'x', 'bnVsbA', Buffer.from('["only"]').toString('base64url')])(
  'an address that no answer gave is refused: %j',
  (after) => {
    expect(() => pageEndOf(after, 'text')).toThrow(ZodError);
  },
);

test('the last page has no next one', () => {
  expect(pageOf(rows(PAGE_SIZE), endOf)).toEqual({ data: rows(PAGE_SIZE), next: null });
  expect(pageOf([], endOf)).toEqual({ data: [], next: null });
});

test('a page says where it ended, and the next one begins there', () => {
  const { data, next } = pageOf(rows(PAGE_ROWS), endOf);
  expect(data).toHaveLength(PAGE_SIZE);
  expect(pageEndOf(next ?? '', 'text')).toEqual(endOf(PAGE_SIZE - 1));
  expect(pageEndOf(undefined, 'text')).toBeUndefined();
});

const ID = '01957000-0000-7000-8000-0000000000d1';

test.each(['2026-11-29T02:46:54.123Z', '2026-11-29 02:46:54.123456+00', '2026-11-29 02:46:54-03'])(
  'an end is read as an answer wrote its instant: %s',
  (key) => {
    const after = Buffer.from(JSON.stringify([key, ID])).toString('base64url');
    expect(pageEndOf(after, 'instant')).toEqual({ key, id: ID });
  },
);

test.each([
  ['instant', 'ayer', ID],
  ['instant', '2026-02-31 10:00:00+00', ID],
  ['instant', '2026-11-29T02:46:54.123Z', 'x'],
  ['text', 'a\0b', ID],
  ['text', 'a', "' or 1=1"],
  ['id', 'x', ID],
] as const)('an end by %s of %j and %j is refused', (sortedBy, key, id) => {
  const after = Buffer.from(JSON.stringify([key, id])).toString('base64url');
  expect(() => pageEndOf(after, sortedBy)).toThrow(ZodError);
});
