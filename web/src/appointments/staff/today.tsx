import {
  type Appointment,
  listTodayForStaff,
  ROOM_REFRESH_MS,
  TODAYS_STANDINGS,
  type TodaysStanding,
} from '@app/contract/appointments';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { pagedQuery } from '../../lib/server/paged-query.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Column } from '../../ui/layout/table.tsx';
import { FilterBar } from '../../ui/listing/filter-bar.tsx';
import { PagedTable, RowLink } from '../../ui/listing/paged-table.tsx';
import { useAddressFilters } from '../../ui/listing/use-address-filters.ts';
import { AppointmentChip } from '../appointment-chip.tsx';
import { standingOf } from '../appointment-standing.ts';
import { appointmentsKey } from '../appointments.queries.ts';
import { standingWords } from '../professional/agenda.copy.ts';
import { todayCopy as copy, staffAgendasCopy } from './staff-agendas.copy.ts';

const STANDINGS = TODAYS_STANDINGS.map((id) => ({ id, label: copy.standings[id] }));

const todayQuery = (standing: TodaysStanding | undefined) =>
  pagedQuery([...appointmentsKey, 'today', standing], (after) =>
    call(listTodayForStaff, { query: { ...(standing && { standing }), ...after } }),
  );

/** Today's appointments of all professionals; each leads to the agenda that it is in. */
export function Today({ isAnybodyGiving }: { isAnybodyGiving: boolean }) {
  const { filters, setFilters } = useAddressFilters(['estado']);
  const standing = TODAYS_STANDINGS.find((known) => known === filters.estado);
  const query = useInfiniteQuery({ ...todayQuery(standing), refetchInterval: ROOM_REFRESH_MS });
  return (
    <section className="flex flex-col gap-4">
      <FilterBar
        label={copy.filters}
        fields={[
          {
            kind: 'choice',
            name: 'estado',
            label: copy.standing,
            options: STANDINGS,
            all: copy.any,
          },
        ]}
        filters={filters}
        onFilter={setFilters}
      />
      <PagedTable
        caption={copy.title}
        columns={COLUMNS}
        query={query}
        rowKey={({ id }) => id}
        failed={copy.failed}
        empty={<NoneToday isFiltered={standing !== undefined} isAnybodyGiving={isAnybodyGiving} />}
      />
    </section>
  );
}

function NoneToday({
  isAnybodyGiving,
  isFiltered,
}: {
  isAnybodyGiving: boolean;
  isFiltered: boolean;
}) {
  if (isFiltered) return <EmptyState text={copy.noneOf} illustration="calm" />;
  if (isAnybodyGiving) return <EmptyState text={copy.none} illustration="calm" />;
  return <EmptyState text={staffAgendasCopy.nobody} detail={staffAgendasCopy.nobodyDetail} />;
}

const COLUMNS: Column<Appointment>[] = [
  { id: 'hour', header: copy.hour, isNumeric: true, cell: ({ hour }) => hour },
  {
    id: 'patient',
    header: copy.patient,
    isRowHeader: true,
    cell: ({ patient_dto, professional_dto }) => (
      <RowLink to={`?profesional=${professional_dto.id}`}>{patient_dto.aliasOrFullName}</RowLink>
    ),
  },
  {
    id: 'professional',
    header: copy.professional,
    cell: ({ professional_dto }) => professional_dto.aliasOrFullName,
  },
  {
    id: 'standing',
    header: copy.standing,
    cell: (appointment) => {
      const standing = standingOf(appointment);
      return <AppointmentChip standing={standing}>{standingWords[standing]}</AppointmentChip>;
    },
  },
  { id: 'financer', header: copy.financer, cell: ({ financer }) => financer },
];
