import { z } from 'zod';

/** Rows of a page of a long list. */
export const PAGE_SIZE = 50;

/** In an address: where the page before ended, as its answer said it. */
export const afterInAddress = z.string().max(600).optional();

/**
 * A page of a list that may be long. `next` continues it and null ends it. It has no count, which would read
 * every row.
 */
export const pagedListOf = <S extends z.ZodType>(item: S) =>
  z.object({ status: z.literal('OK'), data: z.array(item), next: z.string().nullable() });

export const asPage = <T>(page: { data: T[]; next: string | null }) =>
  ({ status: 'OK', ...page }) as const;
