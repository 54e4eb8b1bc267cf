import { PAGE_SIZE } from '@app/contract/kernel';
import { z } from 'zod';

/** The end of a page: the sort key of its last row, and its id. */
export type PageEnd = { key: string; id: string };

const pageEndSchema = z.tuple([z.string().max(300), z.string().max(64)]);

/** Rows to fetch: one more than a page, to know whether another page follows. */
export const PAGE_ROWS = PAGE_SIZE + 1;

/** Parses `after` in an address; refuses a value that no answer contained. */
export function pageEndOf(after: string | undefined): PageEnd | undefined {
  if (after === undefined) return undefined;
  const [key, id] = pageEndSchema.parse(parsed(after));
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
