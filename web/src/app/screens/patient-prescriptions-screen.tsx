import type { Prescription } from '@app/contract/prescriptions';
import { DispensingProof } from '../../dispensing/index.ts';
import { SendScreen } from '../../pharmacy-orders/patient/send/send-screen.tsx';
import { PrescriptionsScreen } from '../../prescriptions/prescriptions-screen.tsx';

const proof = (prescriptionId: string) => <DispensingProof prescriptionId={prescriptionId} />;
const send = (prescriptions: readonly Prescription[]) => (
  <SendScreen prescriptions={prescriptions} />
);

/** `/paciente/mis-recetas`: the prescriptions, sending them to a pharmacy, and what was dispensed. */
export const PatientPrescriptionsScreen = () => <PrescriptionsScreen proof={proof} send={send} />;
