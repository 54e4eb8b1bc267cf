import {
  PRESCRIPTION_STATES,
  type Prescription,
  type PrescriptionState,
} from '@app/contract/prescriptions';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Tabs } from '../ui/navigation/tabs.tsx';
import { PrescriptionCard } from './prescription-card.tsx';
import { prescriptionsCopy as copy } from './prescriptions.copy.ts';
import { prescriptionsQuery } from './prescriptions.queries.ts';

/** `/paciente/mis-recetas`: the family's prescriptions by what can still be done with them. */
export const PrescriptionsScreen = () => (
  <>
    <PageHeading title={copy.title}>{copy.title}</PageHeading>
    <Prescriptions />
  </>
);

/** How the tabs are called in the address. */
const TAB_NAMES: Record<PrescriptionState, string> = {
  new: 'nuevas',
  sent: 'enviadas',
  overdue: 'vencidas',
};

function Prescriptions() {
  const { data, isPending, error, refetch } = useQuery(prescriptionsQuery);
  const [params, setParams] = useSearchParams();
  if (isPending) return <Skeleton lines={['control', 'card', 'card']} />;
  if (!data) return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;

  const asked = params.get('tab');
  const chosen = PRESCRIPTION_STATES.find((state) => TAB_NAMES[state] === asked) ?? 'new';
  return (
    <>
      {error && <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />}
      <Tabs
        label={copy.tabs}
        selected={TAB_NAMES[chosen]}
        onSelect={(tab) => setParams({ tab }, { replace: true })}
        items={PRESCRIPTION_STATES.map((state) => {
          const ofState = data.filter((one) => one.state === state);
          return {
            id: TAB_NAMES[state],
            label: copy.tab[state],
            count: ofState.length,
            content: <PrescriptionList state={state} prescriptions={ofState} />,
          };
        })}
      />
    </>
  );
}

type ListProps = { state: PrescriptionState; prescriptions: readonly Prescription[] };

const PrescriptionList = ({ state, prescriptions }: ListProps) =>
  prescriptions.length === 0 ? (
    <EmptyState
      text={copy.empty}
      detail={copy.emptyDetail[state]}
      illustration="receipt"
      action={state === 'new' && <LinkButton to="/paciente">{copy.consult}</LinkButton>}
    />
  ) : (
    <div className="flex flex-col gap-4 pt-2">
      {state === 'new' && (
        <Banner>
          <strong>{copy.pharmacy}</strong> {copy.screenshot}
        </Banner>
      )}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {prescriptions.map((prescription) => (
          <li key={prescription.id} className="min-w-0">
            <PrescriptionCard prescription={prescription} />
          </li>
        ))}
      </ul>
    </div>
  );
