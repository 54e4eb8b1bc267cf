import {
  retryDelivery,
  type StaffDelivery,
  type StaffDeliveryState,
  staffDeliveryStates,
} from '@app/contract/messages';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { useViewer } from '../../lib/session/session.ts';
import { useProvenAct } from '../../lib/session/use-proven-act.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Chip, type Tone } from '../../ui/feedback/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { formatDateTime } from '../../ui/format.ts';
import type { Column } from '../../ui/layout/table.tsx';
import { FilterBar } from '../../ui/listing/filter-bar.tsx';
import { PagedTable } from '../../ui/listing/paged-table.tsx';
import { useAddressFilters } from '../../ui/listing/use-address-filters.ts';
import { IdentityDialog } from '../../ui/overlays/identity-dialog.tsx';
import { staffDeliveriesQuery } from '../messages.queries.ts';
import { staffMessagesCopy as copy, staffMessagesProblem } from './staff-messages.copy.ts';

const STATES = staffDeliveryStates.map((id) => ({ id, label: copy.state[id] }));

const stateOf = (filter: string): StaffDeliveryState | undefined =>
  staffDeliveryStates.find((state) => state === filter);

/** Outgoing messages, without texts; operations can send failed ones again. */
export function DeliveriesTab() {
  const { filters, setFilters } = useAddressFilters(['estado']);
  const state = stateOf(filters.estado);
  const query = useInfiniteQuery(staffDeliveriesQuery(state));
  const { retry, problem, isProving, proof } = useRetrying();
  const mayRetry = useViewer()?.role === 'ADMIN';
  return (
    <section className="flex flex-col gap-4">
      <FilterBar
        label={copy.search}
        fields={[
          {
            kind: 'choice',
            name: 'estado',
            label: copy.columns.state,
            all: copy.allStates,
            options: STATES,
          },
        ]}
        filters={filters}
        onFilter={setFilters}
      />
      {problem && <Banner tone="danger">{problem}</Banner>}
      <PagedTable
        caption={copy.deliveries}
        columns={mayRetry ? [...COLUMNS, actionColumn(retry)] : COLUMNS}
        query={query}
        rowKey={({ id }) => id}
        failed={copy.deliveriesFailed}
        empty={
          <EmptyState
            text={state ? copy.noDeliveriesInState : copy.noDeliveries}
            illustration="calm"
          />
        }
      />
      {isProving && (
        <IdentityDialog purpose={copy.retryPurpose} confirmLabel={copy.confirm} {...proof} />
      )}
    </section>
  );
}

function useRetrying() {
  const queries = useQueryClient();
  const { run, ...retrying } = useProvenAct(
    (error) => staffMessagesProblem[problemCode(error)] ?? causeText(error) ?? copy.actFailed,
  );
  const retry = (id: string) =>
    void run(async () => {
      await call(retryDelivery, { params: { id } });
      toast.success(copy.retried);
      await queries.invalidateQueries({ queryKey: ['staff-deliveries'] });
    });
  return { retry, ...retrying };
}

const TONES: Record<StaffDeliveryState, Tone> = {
  NEW: 'neutral',
  ACCEPTED: 'ok',
  ERROR: 'warn',
  DEAD: 'danger',
};

const COLUMNS: Column<StaffDelivery>[] = [
  {
    id: 'when',
    header: copy.columns.when,
    isRowHeader: true,
    cell: ({ creationDate }) => formatDateTime(creationDate),
  },
  { id: 'name', header: copy.columns.name, cell: ({ template }) => template ?? copy.own },
  { id: 'person', header: copy.columns.person, cell: ({ initials }) => initials ?? copy.none },
  {
    id: 'address',
    header: copy.columns.address,
    cell: ({ address, type }) => (
      <span className="flex flex-col wrap-anywhere">
        {address}
        <span className="text-small text-ink-2">{copy.channel[type]}</span>
      </span>
    ),
  },
  {
    id: 'state',
    header: copy.columns.state,
    cell: ({ state, error }) => (
      <span className="flex flex-col gap-1">
        <Chip tone={TONES[state]}>{copy.state[state]}</Chip>
        {error && <span className="text-small text-ink-2 wrap-anywhere">{error}</span>}
      </span>
    ),
  },
  { id: 'tries', header: copy.columns.tries, isNumeric: true, cell: ({ tries }) => tries },
];

const actionColumn = (retry: (id: string) => void): Column<StaffDelivery> => ({
  id: 'actions',
  header: copy.columns.actions,
  isAction: true,
  cell: ({ id, state, address }) =>
    (state === 'ERROR' || state === 'DEAD') && (
      <Button aria-label={copy.retryOf(address)} onPress={() => retry(id)}>
        {copy.retry}
      </Button>
    ),
});
