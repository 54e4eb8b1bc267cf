import {
  PRESCRIPTION_PAGE_MAX,
  type Prescription,
  type PrescriptionState,
} from '@app/contract/prescriptions';
import { useState } from 'react';
import { TestMark } from '../lib/readings/prescription-status.tsx';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { PrescriptionCard } from './prescription-card.tsx';
import { prescriptionsCopy as copy } from './prescriptions.copy.ts';
import { listCopy } from './prescriptions-screen.copy.ts';
import { SeriesCard } from './series-card.tsx';
import { treatmentsOf } from './treatments.ts';
import type { Chosen } from './use-chosen.ts';
import type { ListPlace } from './use-list-place.ts';

type Props = {
  state: PrescriptionState;
  prescriptions: readonly Prescription[];
  isFiltered: boolean;
  place: ListPlace;
  chosen: Chosen;
};

/** The prescriptions of one tab, in pages. */
export function PrescriptionList({ state, prescriptions, isFiltered, place, chosen }: Props) {
  const [shown, setShown] = useState(PRESCRIPTION_PAGE_MAX);
  if (prescriptions.length === 0) return <NoPrescriptions state={state} isFiltered={isFiltered} />;
  const areAllTests = prescriptions.every(({ test_mark }) => test_mark);
  return (
    <div className="flex flex-col gap-4 pt-2">
      {areAllTests && <TestMark />}
      {state === 'new' && (
        <Banner>
          <strong>{copy.pharmacy}</strong> {copy.screenshot}
        </Banner>
      )}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {treatmentsOf(prescriptions.slice(0, shown)).map((treatment) => (
          <li key={treatment[0].id} className="min-w-0">
            {treatment.length === 1 ? (
              <PrescriptionCard
                prescription={treatment[0]}
                place={place}
                chosen={chosen}
                isMarked={!areAllTests}
              />
            ) : (
              <SeriesCard
                series={treatment}
                place={place}
                chosen={chosen}
                isMarked={!areAllTests}
              />
            )}
          </li>
        ))}
      </ul>
      {prescriptions.length > shown && (
        <Button isWide onPress={() => setShown(shown + PRESCRIPTION_PAGE_MAX)}>
          {listCopy.more}
        </Button>
      )}
    </div>
  );
}

const NoPrescriptions = ({ state, isFiltered }: Pick<Props, 'state' | 'isFiltered'>) => (
  <EmptyState
    text={isFiltered ? listCopy.nobodys : copy.empty}
    {...(!isFiltered && { detail: copy.emptyDetail[state] })}
    illustration="receipt"
    action={state === 'new' && <LinkButton to="/paciente">{copy.consult}</LinkButton>}
  />
);
