import type { MedicationItem } from '@app/contract/catalogs';
import type { AttendedPatient } from '@app/contract/consultations';
import { isSameMedication, type Medication, mayBeAllergic } from '@app/contract/prescriptions';
import type { OptionMark } from '../../ui/fields/select.tsx';
import { recordCopy as copy, recordMessages } from '../consultations.copy.ts';

/** The patient's data that matter for a dose; null once the record can no longer be read. */
export type PrescribedTo = Pick<
  NonNullable<AttendedPatient['patient_dto']>,
  'age' | 'weight' | 'allergies'
> | null;

/** Warnings about a medicine before it is chosen. */
export function medicineMarks(
  { generic_name, sale_condition }: MedicationItem,
  patient: PrescribedTo,
): OptionMark[] {
  const marks: OptionMark[] = [];
  if (mayBeAllergic(patient?.allergies ?? null, generic_name))
    marks.push({ text: copy.allergic, tone: 'danger' });
  if (sale_condition === 'restricted') marks.push({ text: copy.restricted, tone: 'warn' });
  if (sale_condition === 'archived') marks.push({ text: copy.archived, tone: 'warn' });
  return marks;
}

/** Why a medicine cannot be prescribed here, or not together with the others; prevents adding it. */
export function refusalOf(
  item: MedicationItem | null,
  others: readonly Medication[],
): string | null {
  if (!item) return copy.chooseMedication;
  if (item.sale_condition === 'restricted') return copy.restrictedRefusal;
  const line = { medication_id: item.id, name: item.description };
  const isThere = others.some((one) => isSameMedication(one, line));
  return isThere ? recordMessages['medications.duplicate'] : null;
}
