import { useSearchParams } from 'react-router';
import { LiveGuard } from '../../guard-queue/index.ts';
import { ShiftsBoard } from '../../guard-shifts/index.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { LateRecords } from '../../visits/index.ts';
import { adminGuardCopy as copy } from './admin-guard.copy.ts';

const TAB = 'vista';

/** `/admin/guardia`: the guard now, the weekly shifts, and the records that nobody wrote. */
export function AdminGuardScreen() {
  const [address, setAddress] = useSearchParams();
  const items = [
    { id: 'ahora', label: copy.now, content: <LiveGuard /> },
    { id: 'turnos', label: copy.shifts, content: <ShiftsBoard /> },
    { id: 'registros', label: copy.records, content: <LateRecords /> },
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
