import { z } from 'zod';

/** Rows of a page of a long list. */
export const PAGE_SIZE = 50;

/** In an address: the `next` of the previous page. */
export const afterInAddress = z.string().max(600).optional();

/**
 * A page of a long list. `next` leads to the following page; null on the last one. There is no total, since
 * counting would read every row.
 */
export const pagedListOf = <S extends z.ZodType>(item: S) =>
  z.object({ status: z.literal('OK'), data: z.array(item), next: z.string().nullable() });

export const asPage = <T>(page: { data: T[]; next: string | null }) =>
  ({ status: 'OK', ...page }) as const;
