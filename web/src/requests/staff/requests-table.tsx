import type { RequestRow } from '@app/contract/requests';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { formatDateTime } from '../../ui/format.ts';
import type { Column } from '../../ui/layout/table.tsx';
import { PagedTable, RowLink } from '../../ui/listing/paged-table.tsx';
import { requestsCopy as copy, kindName, stateName } from '../requests.copy.ts';
import { type AskedRequests, requestsQuery } from '../requests.queries.ts';
import { StateChip } from '../state-chip.tsx';
import { DueChip } from './due-chip.tsx';

type RequestsTableProps = { asked: AskedRequests; addressOf: (id: string) => string };

/** People's requests, in pages. */
export function RequestsTable({ asked, addressOf }: RequestsTableProps) {
  const query = useInfiniteQuery(requestsQuery(asked));
  return (
    <PagedTable
      caption={copy.title}
      columns={columnsOf(addressOf)}
      query={query}
      rowKey={({ id }) => id}
      failed={copy.failed}
      empty={<EmptyState text={copy.none} detail={copy.noneDetail} />}
    />
  );
}

const columnsOf = (addressOf: (id: string) => string): Column<RequestRow>[] => [
  {
    id: 'kind',
    header: copy.kind,
    isRowHeader: true,
    cell: ({ id, kind }) => <RowLink to={addressOf(id)}>{kindName[kind]}</RowLink>,
  },
  { id: 'who', header: copy.who, isTyped: true, cell: ({ who }) => who },
  {
    id: 'asked',
    header: copy.asked,
    isNumeric: true,
    cell: ({ createdDate }) => formatDateTime(createdDate),
  },
  {
    id: 'state',
    header: copy.state,
    cell: (row) => (
      <span className="flex flex-wrap items-center gap-2">
        <StateChip state={row.state} names={stateName} />
        <DueChip {...row} />
      </span>
    ),
  },
  {
    id: 'assigned',
    header: copy.assigned,
    isTyped: true,
    cell: ({ assignedTo, isMine }) => (isMine ? copy.me : (assignedTo ?? copy.nobody)),
  },
];
