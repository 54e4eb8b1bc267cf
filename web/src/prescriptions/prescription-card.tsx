import type { Prescription } from '@app/contract/prescriptions';
import { SignedBy } from '../lib/readings/licence-link.tsx';
import { statusLabel } from '../lib/readings/prescription-status.copy.ts';
import { PrescriptionStatusChip, TestMark } from '../lib/readings/prescription-status.tsx';
import { dayNow } from '../lib/server/server-time.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import { formatDate } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { PrescriptionActions } from './prescription-actions.tsx';
import { medicineName, validityText } from './prescription-words.ts';
import { prescriptionsCopy as copy } from './prescriptions.copy.ts';
import { listCopy } from './prescriptions-screen.copy.ts';
import type { Chosen } from './use-chosen.ts';
import type { ListPlace } from './use-list-place.ts';
import { UsingChoice } from './using-choice.tsx';

type Props = {
  prescription: Prescription;
  place: ListPlace;
  chosen: Chosen;
  /** Whether it is marked as a test; if all are tests, only the list says so. */
  isMarked: boolean;
};

/** One prescription: medicine, patient, professional, validity, and its actions. */
export const PrescriptionCard = ({ prescription, place, chosen, isMarked }: Props) => {
  const name = medicineName(prescription);
  const { prescriptionId } = prescription;
  return (
    <Card title={name} aside={<PrescriptionStatusChip {...prescription} />}>
      {isMarked && prescription.test_mark && <TestMark />}
      {prescription.status === 'BLOCKED' && <Banner tone="warn">{listCopy.blocked}</Banner>}
      <PrescriptionFacts prescription={prescription} />
      <Medicines prescription={prescription} />
      <UsingChoice prescription={prescription} name={name} place={place} chosen={chosen} />
      <PrescriptionActions
        prescription={prescription}
        name={name}
        sheetAddress={place.sheetAddress(prescriptionId)}
        proofAddress={place.proofAddress(prescriptionId)}
      />
    </Card>
  );
};

/** Patient, date, professional and validity. */
export const PrescriptionFacts = ({ prescription }: { prescription: Prescription }) => {
  const { createdDate, patient_name } = prescription;
  const validity = validityText(prescription, dayNow());
  return (
    <DescriptionList
      facts={[
        { term: copy.patient, value: patient_name },
        { term: copy.issued, value: formatDate(createdDate) },
        { term: copy.professional, value: <SignedBy signed={prescription} /> },
        { term: copy.validity, value: validity && <strong>{validity}</strong> },
      ]}
    />
  );
};

/** Each medicine, with the status; nothing for a short prescription with a single one, named in the title. */
const Medicines = ({ prescription: { medications, status } }: { prescription: Prescription }) =>
  medications.length > 1 && (
    <ul aria-label={listCopy.medicines} className="flex flex-col gap-1">
      {medications.map(({ cuir, name, quantity }) => (
        <li key={cuir}>
          <span translate="no">{name}</span>
          {` · ${listCopy.packs(quantity)} · ${statusLabel[status]}`}
        </li>
      ))}
    </ul>
  );
