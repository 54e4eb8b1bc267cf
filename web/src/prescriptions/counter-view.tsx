import { verificationLink } from '@app/contract/documents';
import type { PrescribedMedication, Prescription } from '@app/contract/prescriptions';
import { useWakeLock } from '../lib/device/use-wake-lock.ts';
import { PrescriptionStatusChip, TestMark } from '../lib/readings/prescription-status.tsx';
import { dayNow } from '../lib/server/server-time.ts';
import { formatDni } from '../ui/format.ts';
import { QrCode } from '../ui/media/qr-code.tsx';
import { FullScreen } from '../ui/overlays/full-screen.tsx';
import { cuirInGroups, validityText } from './prescription-words.ts';
import { counterCopy as copy, listCopy } from './prescriptions-screen.copy.ts';

type Props = { prescription: Prescription; onClose: () => void };

/**
 * What a pharmacy's counter asks for, in large letters: patient, CUIR and medicine
 * (requirement: shown at the counter).
 */
export function CounterView({ prescription, onClose }: Props) {
  useWakeLock();
  const { patient_name, patient_id_number, professional_name, professional_license } = prescription;
  const isUsed = prescription.status !== 'ISSUED';
  return (
    <FullScreen title={copy.title} closeLabel={copy.done} onClose={onClose}>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {prescription.test_mark && <TestMark />}
        {isUsed && <PrescriptionStatusChip {...prescription} />}
      </div>
      <p>{copy.brightness}</p>
      <dl className="flex flex-col gap-4">
        <Fact term={copy.patient}>{patient_name}</Fact>
        {patient_id_number && <Fact term={copy.dni}>{formatDni(patient_id_number)}</Fact>}
      </dl>
      <ul aria-label={listCopy.medicines} className="flex flex-col gap-6">
        {prescription.medications.map((medicine) => (
          <li key={medicine.cuir}>
            <Medicine medicine={medicine} />
          </li>
        ))}
      </ul>
      <div className="text-20">
        <strong>{validityText(prescription, dayNow())}</strong>
        <p translate="no">{`${professional_name} · ${professional_license}`}</p>
      </div>
    </FullScreen>
  );
}

const Fact = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt>{term}</dt>
    <dd translate="no" className="text-24 leading-tight font-bold sm:text-30">
      {children}
    </dd>
  </div>
);

/** One line with its CUIR in digits and as the barcode of its document (requirement: check codes). */
const Medicine = ({ medicine: { cuir, name, presentation, quantity } }: MedicineProps) => (
  <div className="flex flex-col gap-3 rounded-md border border-line-strong p-4">
    <div className="text-20">
      <strong translate="no">{name}</strong>
      <p>{[listCopy.packs(quantity), presentation].filter(Boolean).join(' · ')}</p>
    </div>
    <QrCode
      text={verificationLink(`${window.location.origin}/verificar`, cuir)}
      label={copy.check(name)}
    />
    <div>
      <p>{copy.code}</p>
      <p translate="no" className="text-24 leading-tight font-bold">
        {cuirInGroups(cuir)}
      </p>
    </div>
  </div>
);

type MedicineProps = { medicine: PrescribedMedication };
