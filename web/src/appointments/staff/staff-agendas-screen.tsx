import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../lib/session/session.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ComboBox } from '../../ui/fields/combo-box.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { useAddressFilters } from '../../ui/listing/use-address-filters.ts';
import { givingQuery } from '../professional/agenda.queries.ts';
import { Agenda } from '../professional/agenda.tsx';
import { AgendaPutAside } from './agenda-put-aside.tsx';
import { staffAgendasCopy as copy } from './staff-agendas.copy.ts';

/** Consultations are started only in the professional's own agenda. */
const never = () => undefined;

/** `/admin/turnos`: the agenda of any professional, in which operations books, moves and cancels. */
export function StaffAgendasScreen() {
  const { filters, setFilters } = useAddressFilters(['profesional']);
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
        onChoose={(profesional) => setFilters({ profesional })}
      />
      {isPutAside && (
        <AgendaPutAside
          key={`${chosen} put aside`}
          professionalId={chosen}
          mayCancel={side === 'operations'}
        />
      )}
      {chosen && (
        <Agenda key={chosen} side={side} professionalId={chosen} onBegin={never} onResume={never} />
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
  if (giving.data.length === 0) return <EmptyState text={copy.nobody} detail={copy.nobodyDetail} />;
  return (
    <>
      <div className="max-w-[480px] print:hidden">
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
      {!chosen && <EmptyState text={copy.choose} detail={copy.chooseDetail} illustration="calm" />}
    </>
  );
}
