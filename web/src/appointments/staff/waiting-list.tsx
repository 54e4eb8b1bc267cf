import { listWaitingForStaff, type WaitingPlace } from '@app/contract/appointments';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { pagedQuery } from '../../lib/server/paged-query.ts';
import { Chip } from '../../ui/feedback/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { formatDateTime, formatTime } from '../../ui/format.ts';
import type { Column } from '../../ui/layout/table.tsx';
import { PagedTable } from '../../ui/listing/paged-table.tsx';
import { whenText } from '../appointment-when.ts';
import { appointmentsKey } from '../appointments.queries.ts';
import { waitingListCopy as copy } from './staff-agendas.copy.ts';

const waitingQuery = pagedQuery([...appointmentsKey, 'waiting-list'], (after) =>
  call(listWaitingForStaff, { query: after }),
);

/** Who waits for an hour to become free, as staff reads it. */
export const WaitingList = () => (
  <PagedTable
    caption={copy.title}
    columns={COLUMNS}
    query={useInfiniteQuery(waitingQuery)}
    rowKey={({ id }) => id}
    failed={copy.failed}
    empty={<EmptyState text={copy.none} illustration="calm" />}
  />
);

const COLUMNS: Column<WaitingPlace>[] = [
  {
    id: 'patient',
    header: copy.patient,
    isRowHeader: true,
    cell: ({ isFirst, patientName }) => (
      <span className="flex flex-wrap items-center gap-2">
        {patientName}
        {isFirst && <Chip tone="info">{copy.first}</Chip>}
      </span>
    ),
  },
  { id: 'specialty', header: copy.specialty, cell: ({ specialty }) => specialty },
  {
    id: 'professional',
    header: copy.professional,
    cell: ({ professional }) => nameOf(professional),
  },
  {
    id: 'since',
    header: copy.since,
    isNumeric: true,
    cell: ({ createdDate }) => formatDateTime(createdDate),
  },
  {
    id: 'offer',
    header: copy.offer,
    cell: ({ offer }) =>
      offer ? copy.offered(whenText(offer.slot), formatTime(offer.until)) : copy.noOffer,
  },
];

function nameOf(professional: WaitingPlace['professional']): string {
  if (!professional) return copy.anybody;
  return professional.attends ? professional.name : copy.notAttending(professional.name);
}
