import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { problemCode } from '../lib/server/problem-error.ts';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { countOf, formatDate, formatDni } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { type Column, Table } from '../ui/layout/table.tsx';
import { searchCopy as copy, historyCopy, refusedText } from './clinical-history.copy.ts';
import {
  type HistoryFilters,
  type HistoryRow,
  historiesQuery,
} from './clinical-history.queries.ts';
import { keepSearch, useKeptSearch } from './history-search.ts';
import { HistorySearchForm } from './history-search-form.tsx';

/** Search for histories of the professional's patients, with the emergency access beside it. */
export function HistorySearchScreen({ emergency }: { emergency: ReactNode }) {
  const navigate = useNavigate();
  const filters = useKeptSearch();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={copy.title}>{copy.title}</PageHeading>
        {emergency}
      </div>
      <Card>
        <HistorySearchForm
          filters={filters}
          onSearch={(asked) => void navigate('.', { state: keepSearch(asked), replace: true })}
        />
      </Card>
      <Results filters={filters} />
    </>
  );
}

function Results({ filters }: { filters: HistoryFilters | undefined }) {
  const { data, error, isFetching, refetch } = useQuery(historiesQuery(filters));
  if (filters === undefined) return <EmptyState text={copy.hint} detail={copy.hintDetail} />;
  if (error) {
    const text = refusedText[problemCode(error)] ?? copy.failed;
    return <ErrorState text={text} error={error} onRetry={() => void refetch()} />;
  }
  if (!data || isFetching) return <Skeleton lines={['text', 'card']} />;
  if (data.length === 0) {
    return <EmptyState text={copy.empty} detail={copy.emptyDetail} illustration="calm" />;
  }
  return (
    <section className="flex flex-col gap-3">
      <p role="status">{copy.count(countOf(data.length, copy.one, copy.many))}</p>
      <Table
        caption={copy.results}
        columns={columnsFor(filters)}
        rows={data}
        rowKey={({ id }) => id}
      />
    </section>
  );
}

const nameOf = ({ last_name, first_name }: HistoryRow) =>
  historyCopy.lastFirst(last_name, first_name);

const columnsFor = (filters: HistoryFilters): Column<HistoryRow>[] => [
  {
    id: 'number',
    header: copy.number,
    isNumeric: true,
    cell: ({ clinicHistoryId }) => clinicHistoryId,
  },
  { id: 'patient', header: copy.patient, isTyped: true, isRowHeader: true, cell: nameOf },
  {
    id: 'idNumber',
    header: copy.idNumber,
    isNumeric: true,
    cell: ({ id_number }) => formatDni(id_number),
  },
  {
    id: 'last',
    header: copy.lastConsultation,
    isNumeric: true,
    cell: ({ last_consultation }) =>
      last_consultation ? formatDate(last_consultation) : copy.never,
  },
  {
    id: 'actions',
    header: copy.actions,
    isAction: true,
    cell: (row) => (
      <LinkButton
        to={`/historia-clinica/${row.id}`}
        state={keepSearch(filters)}
        aria-label={copy.openOf(nameOf(row))}
      >
        {copy.open}
      </LinkButton>
    ),
  },
];
