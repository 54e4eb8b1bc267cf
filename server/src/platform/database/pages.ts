import { PAGE_SIZE } from '@app/contract/kernel';
import { z } from 'zod';
import { unstorableAt } from '../unstorable-text.ts';

/** The end of a page: the sort key of its last row, and its id. */
export type PageEnd = { key: string; id: string };

/** An instant as the database or we write it. */
const instant = z.string().refine((key) => {
  const written = key.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  return z.iso.datetime({ offset: true }).safeParse(written).success;
});
const text = z
  .string()
  .max(300)
  .refine((key) => unstorableAt(key) === undefined);

/** By what a list is sorted before its ids: a row's instant, its text, or nothing. */
const ENDS = {
  instant: z.tuple([instant, z.guid()]),
  text: z.tuple([text, z.guid()]),
  id: z.tuple([z.literal(''), z.guid()]),
  /** Of lists whose ids are no UUIDs and which check them. */
  ownKeys: z.tuple([text, text]),
};

/** Rows to fetch: one more than a page, to know whether another page follows. */
export const PAGE_ROWS = PAGE_SIZE + 1;

/** Parses `after` in an address; refuses a value that no answer of such a list contained. */
export function pageEndOf(
  after: string | undefined,
  sortedBy: keyof typeof ENDS,
): PageEnd | undefined {
  if (after === undefined) return undefined;
  const [key, id] = ENDS[sortedBy].parse(parsed(after));
  return { key, id };
}

function parsed(after: string): unknown {
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** A page from up to one row more than its size, and where the next one begins. */
export function pageOf<Row>(
  rows: Row[],
  endOf: (row: Row) => PageEnd,
  size = PAGE_SIZE,
): { data: Row[]; next: string | null } {
  const data = rows.slice(0, size);
  const last = rows.length > size ? data.at(-1) : undefined;
  return { data, next: last === undefined ? null : written(endOf(last)) };
}

const written = ({ key, id }: PageEnd) =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');
