import type { HistoryPatient } from '@app/contract/clinical-history';
import { isSameMedication, type Prescription } from '@app/contract/prescriptions';

/** A medicine that the patient stated, or that was prescribed recently. */
export type MedicineInUse = {
  id: string;
  name: string;
  posology: string | null;
  /** Null if the patient stated it. */
  prescribedOn: Prescription['createdDate'] | null;
};

/**
 * Medicines of the profile, then those of recent prescriptions, newest first. One that was prescribed again is
 * listed once, as last prescribed (requirement: medicines in use).
 */
export function medicinesInUse(
  { patient_dto }: Pick<HistoryPatient, 'patient_dto'>,
  prescriptions: readonly Prescription[],
): MedicineInUse[] {
  const told = patient_dto.frequent_medication.map(({ name }) => ({
    id: `told ${name}`,
    name,
    posology: null,
    prescribedOn: null,
  }));
  return [...told, ...prescribedIn(prescriptions)];
}

function prescribedIn(prescriptions: readonly Prescription[]): MedicineInUse[] {
  const lines = prescriptions.flatMap(({ medications, createdDate }) =>
    medications.map((medication) => ({ medication, createdDate })),
  );
  return lines
    .filter(
      ({ medication }, index) =>
        lines.findIndex((other) => isSameMedication(other.medication, medication)) === index,
    )
    .map(({ medication: { cuir, name, posology }, createdDate }) => ({
      id: cuir,
      name,
      posology,
      prescribedOn: createdDate,
    }));
}
