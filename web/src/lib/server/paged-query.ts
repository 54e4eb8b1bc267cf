import { infiniteQueryOptions } from '@tanstack/react-query';

/** A page of a long list, in the format of the contract's `pagedListOf`. */
type Page<Row> = { data: Row[]; next: string | null };

/** Reads a long list in pages; `read` gets the end of the previous page. */
export const pagedQuery = <Row>(
  queryKey: readonly unknown[],
  read: (after: { after?: string }) => Promise<Page<Row>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam === undefined ? {} : { after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  });
