import type { Day } from '@app/contract/kernel';
import { isStarted, type Prescription } from '@app/contract/prescriptions';
import { formatDate } from '../ui/format.ts';
import { sendingCopy as copy } from './prescriptions-screen.copy.ts';

/** Why a prescription cannot be sent to a pharmacy on a day; `undefined` if it can. */
export function reasonAgainstSending(prescription: Prescription, day: Day): string | undefined {
  const { status, startDate } = prescription;
  if (status !== 'ISSUED') return copy.against[status];
  return isStarted(prescription, day) ? undefined : copy.notStarted(formatDate(startDate));
}
