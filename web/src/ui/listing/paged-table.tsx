import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { ErrorState } from '../feedback/error-state.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { type Column, Table } from '../layout/table.tsx';
import { MoreRows } from './more-rows.tsx';

type PagedTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  /** `useInfiniteQuery(pagedQuery(…))`. */
  query: UseInfiniteQueryResult<Row[]>;
  rowKey: (row: Row) => string;
  /** Shown if the list cannot be read. */
  failed: string;
  /** Shown if it is empty. */
  empty: ReactNode;
};

/** A long list, read in pages with *Ver más*. */
export function PagedTable<Row>({
  caption,
  columns,
  query,
  rowKey,
  failed,
  empty,
}: PagedTableProps<Row>) {
  const { data, error } = query;
  if (data === undefined && error)
    return <ErrorState text={failed} error={error} onRetry={() => void query.refetch()} />;
  if (data === undefined) return <Skeleton lines={['text', 'card']} />;
  if (data.length === 0) return empty;
  return (
    <section className="flex flex-col gap-3">
      <Table caption={caption} columns={columns} rows={data} rowKey={rowKey} />
      <MoreRows query={query} failed={failed} />
    </section>
  );
}

const ROW_LINK = 'a[data-row-link]';

/** Opens the sheet of a row; arrow keys move between rows. */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} data-row-link onKeyDown={goAlongRows} className="font-medium">
    {children}
  </Link>
);

function goAlongRows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [
    ...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>(ROW_LINK) ?? []),
  ];
  const next = links[links.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
