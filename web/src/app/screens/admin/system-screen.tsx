import { FailedLoginsScreen } from '../../../accounts/staff/failed-logins-screen.tsx';
import { useViewer } from '../../../lib/session/session.ts';
import { JobsScreen } from '../../../operations/system/jobs-screen.tsx';
import { StatusScreen } from '../../../operations/system/status-screen.tsx';
import { WaitingBusinessScreen } from '../../../operations/system/waiting-business-screen.tsx';
import { AccessLogScreen } from '../../../record-access/review/access-log-screen.tsx';
import { EmergenciesScreen } from '../../../record-access/review/emergencies-screen.tsx';
import { UnusualReadersScreen } from '../../../record-access/review/unusual-readers-screen.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { useAddressFilters } from '../../../ui/listing/use-address-filters.ts';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { adminSystemCopy as copy } from './system.copy.ts';

/** `/admin/sistema`: the state of the installation, and the access log. */
export function AdminSystemScreen() {
  const isDirector = useViewer()?.role === 'MEDICAL_DIRECTOR';
  const { filters, setFilters } = useAddressFilters(['tab']);
  const items = [
    { id: 'estado', label: copy.status, content: <StatusScreen /> },
    { id: 'tareas', label: copy.jobs, content: <JobsScreen /> },
    { id: 'pendientes', label: copy.waiting, content: <WaitingBusinessScreen /> },
    { id: 'accesos', label: copy.accesses, content: <AccessLogScreen /> },
    { id: 'urgencias', label: copy.emergencies, content: <EmergenciesScreen /> },
    ...(isDirector
      ? [{ id: 'inusuales', label: copy.unusual, content: <UnusualReadersScreen /> }]
      : []),
    { id: 'ingresos', label: copy.logins, content: <FailedLoginsScreen /> },
  ];
  const selected = items.find(({ id }) => id === filters.tab)?.id ?? 'estado';
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      <Tabs
        label={copy.title}
        items={items}
        selected={selected}
        onSelect={(tab) => setFilters({ tab: tab === 'estado' ? '' : tab })}
      />
    </div>
  );
}
