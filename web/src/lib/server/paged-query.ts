import { infiniteQueryOptions } from '@tanstack/react-query';

/** A page of a long list, as `pagedListOf` of the contract answers it. */
type Page<Row> = { data: Row[]; next: string | null };

/** Reads a long list page by page; `read` is given where the page before ended. */
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
