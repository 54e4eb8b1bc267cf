import type { Day } from '@app/contract/kernel';
import { isStarted, type Prescription, spacedCuir } from '@app/contract/prescriptions';
import { expiryText } from '../lib/readings/prescription-status.tsx';
import { formatDate } from '../ui/format.ts';
import { prescriptionsCopy as copy } from './prescriptions.copy.ts';

/** 'Ibuprofeno 400 mg y 2 más': the name of a prescription. */
export function medicineName({ medications: [first, ...others] }: Prescription): string {
  if (!first) return copy.unnamed;
  return others.length === 0 ? first.name : `${first.name} ${copy.more(others.length)}`;
}

/** Its validity in words; a used or annulled one has none. */
export function validityText(prescription: Prescription, day: Day): string | undefined {
  const { status, startDate, expiryDate } = prescription;
  if (status === 'DISPENSED' || status === 'ANNULLED') return undefined;
  if (!isStarted(prescription, day)) return copy.notStarted(formatDate(startDate));
  return expiryText(expiryDate, day);
}

/** The CUIR in groups for reading aloud and typing: its modules, the long one in fives. */
export const cuirInGroups = (cuir: string): string =>
  spacedCuir(cuir).replace(/\d{5}(?=\d)/g, '$& ');
