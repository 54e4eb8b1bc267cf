import { useSearchParams } from 'react-router';
import { LiveGuardScreen } from '../../../guard-queue/staff/live-guard-screen.tsx';
import { ShiftsScreen } from '../../../guard-shifts/shifts-screen.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { LateRecordsScreen } from '../../../visits/staff/late-records-screen.tsx';
import { adminGuardCopy as copy } from './guard.copy.ts';

const TAB = 'vista';

/** `/admin/guardia`: the guard now, the weekly shifts, and missing records. */
export function AdminGuardScreen() {
  const [address, setAddress] = useSearchParams();
  const items = [
    { id: 'ahora', label: copy.now, content: <LiveGuardScreen /> },
    { id: 'turnos', label: copy.shifts, content: <ShiftsScreen /> },
    { id: 'registros', label: copy.records, content: <LateRecordsScreen /> },
  ];
  const asked = address.get(TAB);
  const selected = items.find(({ id }) => id === asked)?.id ?? 'ahora';
  return (
    <>
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      <Tabs
        label={copy.title}
        items={items}
        selected={selected}
        onSelect={(id) => setAddress(id === 'ahora' ? {} : { [TAB]: id })}
      />
    </>
  );
}
