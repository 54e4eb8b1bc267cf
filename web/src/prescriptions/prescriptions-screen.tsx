import {
  PRESCRIPTION_STATES,
  type Prescription,
  type PrescriptionState,
} from '@app/contract/prescriptions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Select } from '../ui/fields/select.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Tabs } from '../ui/navigation/tabs.tsx';
import { PrescriptionCard } from './prescription-card.tsx';
import { prescriptionsCopy as copy } from './prescriptions.copy.ts';
import { prescriptionsQuery } from './prescriptions.queries.ts';
import { listCopy } from './prescriptions-screen.copy.ts';
import { peopleOf, tabName, useListPlace } from './use-list-place.ts';

type ScreenProps = {
  /** The proof of what was handed over for a prescription. */
  proof: (prescriptionId: string) => ReactNode;
};

/** `/paciente/mis-recetas`: the family's prescriptions by what can still be done with them. */
export function PrescriptionsScreen({ proof }: ScreenProps) {
  const { proofOf, listAddress } = useListPlace();
  if (proofOf === null) {
    return (
      <>
        <PageHeading title={copy.title}>{copy.title}</PageHeading>
        <Prescriptions />
      </>
    );
  }
  return (
    <>
      <p className="print:hidden">
        <Link to={listAddress}>{listCopy.back}</Link>
      </p>
      <PageHeading title={listCopy.proof} focusKey={proofOf}>
        {listCopy.proof}
      </PageHeading>
      {proof(proofOf)}
    </>
  );
}

function Prescriptions() {
  const { data, isPending, error, refetch } = useQuery(prescriptionsQuery);
  const place = useListPlace();
  if (isPending) return <Skeleton lines={['control', 'card', 'card']} />;
  if (!data) return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;

  const people = peopleOf(data);
  const person = people[Number(place.person) - 1];
  const ofPerson = data.filter(({ patient_name }) => !person || patient_name === person);
  return (
    <>
      {error && <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />}
      {people.length > 1 && (
        <div className="max-w-80">
          <Select
            label={listCopy.person}
            placeholder={listCopy.everybody}
            options={people.map((label, index) => ({ id: String(index + 1), label }))}
            value={person ? place.person : ''}
            onChange={place.showPerson}
          />
        </div>
      )}
      <Tabs
        label={copy.tabs}
        selected={tabName(place.state)}
        onSelect={place.showTab}
        items={PRESCRIPTION_STATES.map((state) => {
          const ofState = ofPerson.filter((one) => one.state === state);
          return {
            id: tabName(state),
            label: copy.tab[state],
            count: ofState.length,
            content: (
              <PrescriptionList
                state={state}
                prescriptions={ofState}
                isFiltered={person !== undefined}
                proofAddress={place.proofAddress}
              />
            ),
          };
        })}
      />
    </>
  );
}

type ListProps = {
  state: PrescriptionState;
  prescriptions: readonly Prescription[];
  isFiltered: boolean;
  proofAddress: (prescriptionId: string) => string;
};

const PrescriptionList = ({ state, prescriptions, isFiltered, proofAddress }: ListProps) =>
  prescriptions.length === 0 ? (
    <EmptyState
      text={isFiltered ? listCopy.nobodys : copy.empty}
      {...(!isFiltered && { detail: copy.emptyDetail[state] })}
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
            <PrescriptionCard
              prescription={prescription}
              proofAddress={proofAddress(prescription.prescriptionId)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
