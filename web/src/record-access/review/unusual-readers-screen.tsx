import type { UnusualReader } from '@app/contract/record-access';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatNumber } from '../../ui/format.ts';
import { type Column, Table } from '../../ui/layout/table.tsx';
import { unusualCopy as copy } from './review.copy.ts';
import { unusualReadersQuery } from './review.queries.ts';

/** Accounts with unusual readings in the last week. */
export function UnusualReadersScreen() {
  const { data, error, refetch } = useQuery(unusualReadersQuery);
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[80ch] text-ink-2">{copy.explain}</p>
      {data ? (
        <Readers readers={data} />
      ) : error ? (
        <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={['card']} />
      )}
    </div>
  );
}

const Readers = ({ readers }: { readers: readonly UnusualReader[] }) =>
  readers.length === 0 ? (
    <EmptyState text={copy.none} illustration="calm" />
  ) : (
    <Table
      caption={copy.caption}
      columns={COLUMNS}
      rows={readers}
      rowKey={({ accountId }) => accountId}
    />
  );

const COLUMNS: readonly Column<UnusualReader>[] = [
  {
    id: 'reader',
    header: copy.reader,
    isTyped: true,
    isRowHeader: true,
    cell: ({ reader }) => reader,
  },
  {
    id: 'patients',
    header: copy.patients,
    isNumeric: true,
    cell: ({ patients }) => formatNumber(patients),
  },
  {
    id: 'usual',
    header: copy.usual,
    isNumeric: true,
    cell: ({ usualPatients }) => formatNumber(usualPatients),
  },
  {
    id: 'night',
    header: copy.night,
    isNumeric: true,
    cell: ({ atNight }) => formatNumber(atNight),
  },
  {
    id: 'surname',
    header: copy.surname,
    isNumeric: true,
    cell: ({ sameSurname }) => formatNumber(sameSurname),
  },
];
