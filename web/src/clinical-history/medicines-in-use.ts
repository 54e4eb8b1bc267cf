import type { HistoryPatient } from '@app/contract/clinical-history';
import type { Consultation } from '@app/contract/consultations';
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
 * Medicines of the profile, then those of the visits, newest first. One prescribed again is listed once, as it
 * was prescribed last; annulled prescriptions do not count.
 */
export function medicinesInUse(
  { patient_dto }: Pick<HistoryPatient, 'patient_dto'>,
  visits: readonly Pick<Consultation, 'prescriptions'>[],
): MedicineInUse[] {
  const told = patient_dto.frequent_medication.map(({ name }) => ({
    id: `told ${name}`,
    name,
    posology: null,
    prescribedOn: null,
  }));
  return [...told, ...prescribedIn(visits)];
}

function prescribedIn(visits: readonly Pick<Consultation, 'prescriptions'>[]): MedicineInUse[] {
  const lines = visits
    .flatMap(({ prescriptions }) => prescriptions)
    .filter(({ status }) => status !== 'ANNULLED')
    .flatMap(({ medications, createdDate }) =>
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
