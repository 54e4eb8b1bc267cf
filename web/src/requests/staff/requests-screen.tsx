import { requestKinds, requestStates, seesRequest } from '@app/contract/requests';
import type { ReactNode } from 'react';
import { useViewer } from '../../lib/session/session.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { type Filter, FilterBar } from '../../ui/listing/filter-bar.tsx';
import { type Filters, useAddressFilters } from '../../ui/listing/use-address-filters.ts';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { requestsCopy as copy, kindName, stateName } from '../requests.copy.ts';
import type { AskedRequests } from '../requests.queries.ts';
import { LogRequest } from './logging/log-request.tsx';
import { RequestPanel } from './request-panel.tsx';
import { RequestsTable } from './requests-table.tsx';

const IN_ADDRESS = ['vista', 'tipo', 'estado', 'de', 'plazo'] as const;
type InAddress = (typeof IN_ADDRESS)[number];
type Filtered = Exclude<InAddress, 'vista'>;

/** `/admin/solicitudes`: people's requests and reports, and acts that wait for a second person. */
export function RequestsScreen({ approvals }: { approvals: ReactNode }) {
  const viewer = useViewer();
  const { filters, setFilters, opened, addressOf, close } = useAddressFilters(IN_ADDRESS);
  const requests = (
    <div className="flex flex-col gap-4">
      <FilterBar
        label={copy.filters}
        fields={fieldsOf(viewer?.role ?? 'ADMIN')}
        filters={filters}
        onFilter={setFilters}
      />
      <RequestsTable asked={askedOf(filters)} addressOf={addressOf} />
    </div>
  );
  const waiting = (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{copy.noApprovals}</p>
      {approvals}
    </div>
  );
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={copy.title}>{copy.title}</PageHeading>
        {viewer?.role === 'ADMIN' && <LogRequest />}
      </div>
      <Tabs
        label={copy.views}
        selected={filters.vista === 'aprobaciones' ? 'aprobaciones' : 'solicitudes'}
        onSelect={(vista) => setFilters({ vista: vista === 'solicitudes' ? '' : vista })}
        items={[
          { id: 'solicitudes', label: copy.requests, content: requests },
          { id: 'aprobaciones', label: copy.approvals, content: waiting },
        ]}
      />
      {opened && <RequestPanel key={opened} id={opened} onClose={close} />}
    </div>
  );
}

type Role = Parameters<typeof seesRequest>[0];

const fieldsOf = (role: Role): Filter<Filtered>[] => [
  {
    kind: 'choice',
    name: 'tipo',
    label: copy.kind,
    all: copy.allKinds,
    options: requestKinds
      .filter((kind) => seesRequest(role, kind))
      .map((id) => ({ id, label: kindName[id] })),
  },
  {
    kind: 'choice',
    name: 'estado',
    label: copy.state,
    all: copy.open,
    options: requestStates.map((id) => ({ id, label: stateName[id] })),
  },
  {
    kind: 'choice',
    name: 'de',
    label: copy.whose,
    all: copy.everybody,
    options: [{ id: 'mias', label: copy.mine }],
  },
  {
    kind: 'choice',
    name: 'plazo',
    label: copy.due,
    all: copy.anyDue,
    options: [{ id: 'vencidas', label: copy.overdue }],
  },
];

/** Filters from the address, which may have been typed, as the contract accepts them. */
function askedOf(filters: Filters<InAddress>): AskedRequests {
  const kind = requestKinds.find((known) => known === filters.tipo);
  const state = requestStates.find((known) => known === filters.estado);
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(filters.de === 'mias' && { mine: 'true' as const }),
    ...(filters.plazo === 'vencidas' && { overdue: 'true' as const }),
  };
}
