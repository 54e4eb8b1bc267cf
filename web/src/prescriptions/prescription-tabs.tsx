import { PRESCRIPTION_STATES, type Prescription } from '@app/contract/prescriptions';
import { useQuery } from '@tanstack/react-query';
import { dayNow } from '../lib/server/server-time.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Select } from '../ui/fields/select.tsx';
import { Tabs } from '../ui/navigation/tabs.tsx';
import { PrescriptionList } from './prescription-list.tsx';
import { prescriptionsCopy as copy } from './prescriptions.copy.ts';
import { prescriptionsQuery } from './prescriptions.queries.ts';
import { listCopy } from './prescriptions-screen.copy.ts';
import { reasonAgainstSending } from './sending.ts';
import { SendingBar } from './sending-bar.tsx';
import { useChosen } from './use-chosen.ts';
import { peopleOf, tabName, useListPlace } from './use-list-place.ts';

/** The prescriptions by tab and person, with the selected ones. */
export function PrescriptionTabs() {
  const { data, isPending, error, refetch } = useQuery(prescriptionsQuery);
  if (isPending) return <Skeleton lines={['control', 'card', 'card']} />;
  const failure = error && (
    <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />
  );
  return (
    <>
      {failure}
      {data && <Tabbed prescriptions={data} />}
    </>
  );
}

function Tabbed({ prescriptions }: { prescriptions: readonly Prescription[] }) {
  const place = useListPlace();
  const chosen = useChosen();
  const people = peopleOf(prescriptions);
  const person = people[Number(place.person) - 1];
  const ofPerson = prescriptions.filter(({ patient_name }) => !person || patient_name === person);
  // A prescription that was used in the meantime is deselected.
  const sendable = prescriptions.filter(
    (one) => chosen.ids.includes(one.id) && reasonAgainstSending(one, dayNow()) === undefined,
  );
  return (
    <>
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
                place={place}
                chosen={chosen}
              />
            ),
          };
        })}
      />
      {sendable.length > 0 && (
        <SendingBar
          count={sendable.length}
          address={place.sendAddress(sendable.map(({ id }) => id))}
          onClear={chosen.clear}
        />
      )}
    </>
  );
}
