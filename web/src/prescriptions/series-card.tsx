import type { Prescription } from '@app/contract/prescriptions';
import { SignedBy } from '../lib/readings/licence-link.tsx';
import { PrescriptionStatusChip, TestMark } from '../lib/readings/prescription-status.tsx';
import { dayNow } from '../lib/server/server-time.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import { Chip } from '../ui/feedback/chip.tsx';
import { formatDate } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { PrescriptionActions } from './prescription-actions.tsx';
import { medicineName, validityText } from './prescription-words.ts';
import { prescriptionsCopy as copy } from './prescriptions.copy.ts';
import { listCopy } from './prescriptions-screen.copy.ts';
import type { Treatment } from './treatments.ts';
import type { Chosen } from './use-chosen.ts';
import type { ListPlace } from './use-list-place.ts';
import { UsingChoice } from './using-choice.tsx';

type Props = {
  series: Treatment;
  place: ListPlace;
  chosen: Chosen;
  /** Whether it is marked as a test; if all are tests, only the list says so. */
  isMarked: boolean;
};

/** A long treatment: the same medicine in several prescriptions, each from its own date. */
export const SeriesCard = ({ series, place, chosen, isMarked }: Props) => {
  const [{ createdDate, patient_name, test_mark }] = series;
  return (
    <Card
      title={medicineName(series[0])}
      aside={<Chip tone="brand">{listCopy.series(series.length)}</Chip>}
    >
      {isMarked && test_mark && <TestMark />}
      <DescriptionList
        facts={[
          { term: copy.patient, value: patient_name },
          { term: copy.issued, value: formatDate(createdDate) },
          { term: copy.professional, value: <SignedBy signed={series[0]} /> },
        ]}
      />
      <p>{listCopy.seriesDetail}</p>
      <ol className="flex flex-col gap-3">
        {series.map((prescription) => (
          <li key={prescription.id}>
            <DatedPrescription prescription={prescription} place={place} chosen={chosen} />
          </li>
        ))}
      </ol>
    </Card>
  );
};

type DatedProps = { prescription: Prescription; place: ListPlace; chosen: Chosen };

const DatedPrescription = ({ prescription, place, chosen }: DatedProps) => {
  const { prescriptionId, startDate, status } = prescription;
  const name = listCopy.ofDate(medicineName(prescription), formatDate(startDate));
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3>{listCopy.from(formatDate(startDate))}</h3>
        <PrescriptionStatusChip {...prescription} />
      </div>
      {status === 'BLOCKED' && <Banner tone="warn">{listCopy.blocked}</Banner>}
      <strong>{validityText(prescription, dayNow())}</strong>
      <UsingChoice prescription={prescription} name={name} place={place} chosen={chosen} />
      <PrescriptionActions
        prescription={prescription}
        name={name}
        sheetAddress={place.sheetAddress(prescriptionId)}
        proofAddress={place.proofAddress(prescriptionId)}
      />
    </div>
  );
};
