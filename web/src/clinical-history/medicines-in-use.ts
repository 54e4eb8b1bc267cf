import type { HistoryPatient } from '@app/contract/clinical-history';
import { isSameMedication, type Prescription } from '@app/contract/prescriptions';

/** A medicine that the patient tells of, or that was prescribed lately. */
export type MedicineInUse = {
  id: string;
  name: string;
  posology: string | null;
  /** Null where the patient told of it. */
  prescribedOn: Prescription['createdDate'] | null;
};

/**
 * Medicines of the profile, then those of the last prescriptions, newest first. One prescribed again is listed once, as
 * it was prescribed last (requirement: medicines in use).
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
