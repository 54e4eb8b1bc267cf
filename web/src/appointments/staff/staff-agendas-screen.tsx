import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../lib/session/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ComboBox } from '../../ui/fields/combo-box.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { useAddressFilters } from '../../ui/listing/use-address-filters.ts';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { givingQuery } from '../professional/agenda.queries.ts';
import { Agenda } from '../professional/agenda.tsx';
import { AgendaPutAside } from './agenda-put-aside.tsx';
import { staffAgendasCopy as copy } from './staff-agendas.copy.ts';
import { Today } from './today.tsx';
import { WaitingList } from './waiting-list.tsx';

/** Consultations are started only in the professional's own agenda. */
const never = () => undefined;

/**
 * `/admin/turnos`: today's appointments of all professionals, or the agenda of one, in which operations books, moves
 * and cancels.
 */
export function StaffAgendasScreen() {
  const { filters, setFilters } = useAddressFilters(['profesional', 'estado', 'tab']);
  const side = useViewer()?.role === 'ADMIN' ? 'operations' : 'reader';
  const chosen = filters.profesional;
  const { data: giving } = useQuery(givingQuery);
  const isPutAside = giving?.some(
    ({ attends, professionalId }) => professionalId === chosen && !attends,
  );
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      <ProfessionalChooser
        chosen={chosen}
        onChoose={(profesional) => setFilters({ profesional, estado: '', tab: '' })}
      />
      {isPutAside && (
        <AgendaPutAside
          key={`${chosen} put aside`}
          professionalId={chosen}
          mayCancel={side === 'operations'}
        />
      )}
      {chosen ? (
        <Agenda key={chosen} side={side} professionalId={chosen} onBegin={never} onResume={never} />
      ) : (
        <Tabs
          label={copy.tabs}
          selected={filters.tab || 'hoy'}
          onSelect={(tab) => setFilters({ tab: tab === 'hoy' ? '' : tab, estado: '' })}
          items={[
            {
              id: 'hoy',
              label: copy.today,
              content: <Today isAnybodyGiving={giving?.length !== 0} />,
            },
            { id: 'espera', label: copy.waiting, content: <WaitingList /> },
          ]}
        />
      )}
    </div>
  );
}

type ChooserProps = { chosen: string; onChoose: (professionalId: string) => void };

function ProfessionalChooser({ chosen, onChoose }: ChooserProps) {
  const giving = useQuery(givingQuery);
  if (giving.isLoadingError) {
    return (
      <ErrorState text={copy.failed} error={giving.error} onRetry={() => void giving.refetch()} />
    );
  }
  if (!giving.data) return <Skeleton lines={['control']} />;
  if (giving.data.length === 0) return null;
  return (
    <div className="flex max-w-[640px] flex-wrap items-end gap-3 print:hidden">
      <div className="min-w-0 flex-1 basis-64">
        <ComboBox
          label={copy.professional}
          options={giving.data.map(({ professionalId, name, specialty, attends }) => ({
            id: professionalId,
            label: copy.option(name, specialty, attends),
          }))}
          value={chosen}
          onChange={onChoose}
        />
      </div>
      {chosen && (
        <Button kind="quiet" onPress={() => onChoose('')}>
          {copy.all}
        </Button>
      )}
    </div>
  );
}
