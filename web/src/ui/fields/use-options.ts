import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from '../feedback/toast.ts';
import type { Option } from './select.tsx';

type Row = { id: number | string; name: string };

/**
 * A catalogue as options. A failure shows a toast titled 'Error' with the query's text, and the
 * list stays empty.
 */
export function useOptions<R extends Row, Key extends readonly unknown[]>(
  query: UseQueryOptions<R[], Error, R[], Key>,
): { options: Option[]; rows: readonly R[]; isPending: boolean; retry: () => void } {
  const { data: rows = [], error, isFetching, refetch } = useQuery(query);
  const failed = query.meta?.failed;
  useEffect(() => {
    if (error && typeof failed === 'string') toast.error(failed);
  }, [error, failed]);
  return {
    options: rows.map(({ id, name }) => ({ id: String(id), label: name })),
    rows,
    isPending: isFetching && rows.length === 0,
    retry: () => void refetch(),
  };
}
