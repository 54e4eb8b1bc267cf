import { DispensingProof } from '../../dispensing/index.ts';
import { PrescriptionsScreen } from '../../prescriptions/prescriptions-screen.tsx';

const proof = (prescriptionId: string) => <DispensingProof prescriptionId={prescriptionId} />;

/** `/paciente/mis-recetas`: the prescriptions, and what pharmacies handed over for them. */
export const PatientPrescriptionsScreen = () => <PrescriptionsScreen proof={proof} />;
