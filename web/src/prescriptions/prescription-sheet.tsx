import type { Prescription } from '@app/contract/prescriptions';
import { PrescriptionStatusChip, TestMark } from '../lib/readings/prescription-status.tsx';
import { dayNow } from '../lib/server/server-time.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import { Card } from '../ui/layout/card.tsx';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { PrescriptionActions } from './prescription-actions.tsx';
import { PrescriptionFacts } from './prescription-card.tsx';
import { cuirInGroups, medicineName } from './prescription-words.ts';
import { prescriptionsCopy } from './prescriptions.copy.ts';
import { sheetCopy as copy, listCopy } from './prescriptions-screen.copy.ts';
import { reasonAgainstSending } from './sending.ts';
import { ShowLink } from './show-link.tsx';
import type { ListPlace } from './use-list-place.ts';

type Props = { prescription: Prescription; place: ListPlace };

/** A full prescription: each medicine with its CUIR, which a pharmacy asks for. */
export const PrescriptionSheet = ({ prescription, place }: Props) => (
  <Card title={medicineName(prescription)} aside={<PrescriptionStatusChip {...prescription} />}>
    {prescription.test_mark && <TestMark />}
    {prescription.state === 'new' && (
      <Banner>
        <strong>{prescriptionsCopy.pharmacy}</strong> {prescriptionsCopy.screenshot}
      </Banner>
    )}
    {reasonAgainstSending(prescription, dayNow()) === undefined && (
      <ShowLink
        address={place.counterAddress(prescription.prescriptionId)}
        name={medicineName(prescription)}
      />
    )}
    <PrescriptionFacts prescription={prescription} />
    <DescriptionList facts={[{ term: copy.diagnosis, value: prescription.diagnosis }]} />
    <ul aria-label={listCopy.medicines} className="flex flex-col gap-3">
      {prescription.medications.map(({ cuir, name, presentation, quantity, posology }) => (
        <li key={cuir} className="flex flex-col gap-2 rounded-md border border-line p-4">
          <strong translate="no">{name}</strong>
          <DescriptionList
            facts={[
              { term: copy.pack, value: presentation },
              { term: copy.quantity, value: listCopy.packs(quantity) },
              { term: copy.posology, value: posology, isVerbatim: true },
              { term: copy.code, value: cuirInGroups(cuir), isVerbatim: true },
            ]}
          />
        </li>
      ))}
    </ul>
    <PrescriptionActions
      prescription={prescription}
      name={medicineName(prescription)}
      proofAddress={place.proofAddress(prescription.prescriptionId)}
    />
  </Card>
);
