import type { Day } from '@app/contract/kernel';
import { isStarted, type Prescription, spacedCuir } from '@app/contract/prescriptions';
import { expiryText } from '../lib/readings/prescription-status.tsx';
import { formatDate } from '../ui/format.ts';
import { prescriptionsCopy as copy } from './prescriptions.copy.ts';

/** 'Ibuprofeno 400 mg y 2 más': what a prescription is known by. */
export function medicineName({ medications: [first, ...others] }: Prescription): string {
  if (!first) return copy.unnamed;
  return others.length === 0 ? first.name : `${first.name} ${copy.more(others.length)}`;
}

/** Until when it may be used, in words; a used or annulled one has no such day any more. */
export function validityText(prescription: Prescription, day: Day): string | undefined {
  const { status, startDate, expiryDate } = prescription;
  if (status === 'DISPENSED' || status === 'ANNULLED') return undefined;
  if (!isStarted(prescription, day)) return copy.notStarted(formatDate(startDate));
  return expiryText(expiryDate, day);
}

/** The key as people read it aloud and type it: its modules apart, the long one by fives. */
export const cuirInGroups = (cuir: string): string =>
  spacedCuir(cuir).replace(/\d{5}(?=\d)/g, '$& ');
