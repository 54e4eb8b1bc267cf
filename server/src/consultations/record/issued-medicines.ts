import type { FinishedConsultation } from '@app/contract/consultations';
import type { MedicationRow } from '../../catalogs/index.ts';
import { refuse } from '../consultations.refusals.ts';
import type { Consultations } from '../consultations.ts';

/** A medicine as issued: the catalogue's data and the professional's order. */
export type IssuedMedicine = {
  cuir: string;
  medication_id: number;
  generic_name: string;
  form: string;
  concentration: string;
  presentation: string;
  sale_condition: MedicationRow['sale_condition'];
  quantity: number;
  posology: string;
  extended: boolean;
  vih: boolean;
  substitution: boolean;
};

/**
 * Takes the medicines of a record from the catalogue, never from the client's text: the law requires generic
 * name, form and strength. Restricted ones are refused (requirement: restricted medicines).
 */
export async function issuedMedicines(
  { catalogs, prescriptions }: Consultations,
  medications: FinishedConsultation['medications'],
  jurisdictionCode: string,
): Promise<IssuedMedicine[]> {
  const ids = medications.map(({ medication_id }) => medication_id).filter((id) => id !== null);
  const known = new Map((await catalogs.findMedications(ids)).map((row) => [row.id, row]));
  const rows = medications.map(({ medication_id }) => {
    const row = medication_id === null ? undefined : known.get(medication_id);
    if (!row) throw refuse('consultations.unknown-medication');
    if (row.sale_condition === 'restricted') throw refuse('consultations.restricted-medication');
    return row;
  });
  const cuirs = prescriptions.newCuirs(
    jurisdictionCode,
    rows.map(({ sale_condition }) => sale_condition),
  );
  return medications.map(({ quantity, posology, extended, vih, substitution }, index) => {
    const row = rows[index];
    const cuir = cuirs[index];
    if (!row || !cuir) throw refuse('consultations.unknown-medication');
    const { id, active: _, ...facts } = row;
    return { ...facts, medication_id: id, cuir, quantity, posology, extended, vih, substitution };
  });
}
