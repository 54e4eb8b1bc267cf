import type { FinishedConsultation } from '@app/contract/consultations';
import { describeMedication, type MedicationRow } from '../../catalogs/index.ts';
import { refuse } from '../consultations.refusals.ts';
import type { Consultations } from '../consultations.ts';
import { allergyReasonOf } from './clinical-content.ts';

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
  /** Why it is prescribed against a recorded allergy; null where none names it. */
  allergy_reason: string | null;
};

type Ordered = FinishedConsultation['medications'];

/**
 * Takes the medicines of a record from the catalogue: the law requires generic name, form and strength. Restricted
 * ones are refused (requirement: restricted medicines).
 */
export async function issuedMedicines(
  { catalogs, prescriptions }: Consultations,
  medications: Ordered,
  jurisdictionCode: string,
): Promise<IssuedMedicine[]> {
  const listed = await findListed(catalogs, medications);
  const rows = medications.map((medication) => {
    const row = listed(medication);
    if (!row) throw refuse('consultations.unknown-medication');
    if (row.sale_condition === 'restricted') throw refuse('consultations.restricted-medication');
    return row;
  });
  const cuirs = prescriptions.newCuirs(
    jurisdictionCode,
    rows.map(({ sale_condition }) => sale_condition),
  );
  return medications.map((line, index) => {
    const { quantity, posology, extended, vih, substitution } = line;
    const row = rows[index];
    const cuir = cuirs[index];
    if (!row || !cuir) throw refuse('consultations.unknown-medication');
    const { id, active: _, ...facts } = row;
    const order = { quantity, posology, extended, vih, substitution };
    return { ...facts, ...order, medication_id: id, cuir, allergy_reason: allergyReasonOf(line) };
  });
}

/**
 * Reads medicines by id, or by their name in the catalogue, since the specification's order has only a name.
 * Other texts match none.
 */
async function findListed(catalogs: Consultations['catalogs'], medications: Ordered) {
  const ids = medications.map(({ medication_id }) => medication_id).filter((id) => id !== null);
  const named = medications.filter(({ medication_id }) => medication_id === null);
  const [byId, byName] = await Promise.all([
    catalogs.findMedications(ids),
    catalogs.findDescribed(named.map(({ name }) => name)),
  ]);
  const known = new Map(byId.map((row) => [row.id, row]));
  const described = new Map(byName.map((row) => [describeMedication(row), row]));
  return ({ medication_id, name }: Ordered[number]): MedicationRow | undefined =>
    medication_id === null ? described.get(name) : known.get(medication_id);
}
