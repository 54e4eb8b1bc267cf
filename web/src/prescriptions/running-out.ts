import { addDays, type Day, dayOf, daysBetween } from '@app/contract/kernel';
import { isSameMedication, type Prescription, VALID_DAYS } from '@app/contract/prescriptions';
import { treatmentsOf } from './treatments.ts';

/** Days before its end from which a treatment or an unused prescription is announced. */
const SOON_DAYS = 7;
/** Days after its end for which an unfinished treatment is still announced. */
const STILL_DAYS = 30;

export type Ending = {
  prescription: Prescription;
  /** The last day of the prescription or, once dispensed, the approximate one of the medicine. */
  lastDay: Day;
  /** A long treatment continues with another prescription. */
  isLong: boolean;
};

/** What ends soon: long treatments near their end or just past it, and unused prescriptions about to expire. */
export function runningOut(prescriptions: readonly Prescription[], day: Day): Ending[] {
  const standing = prescriptions.filter(({ status }) => status !== 'ANNULLED');
  return treatmentsOf(standing)
    .map((treatment): Ending => {
      const prescription = treatment.at(-1) ?? treatment[0];
      return {
        prescription,
        lastDay: lastDayOf(prescription),
        isLong: treatment.length > 1 || longLines(prescription).length > 0,
      };
    })
    .filter((ending) => isNear(ending, day) && !isContinued(ending, standing))
    .toSorted((one, other) => one.lastDay.localeCompare(other.lastDay));
}

/**
 * By law a long treatment is prescribed by months, so a dispensed medicine lasts about as long as its
 * prescription is valid.
 */
const lastDayOf = ({ dispensedDate, expiryDate }: Prescription): Day =>
  dispensedDate ? addDays(dayOf(new Date(dispensedDate)), VALID_DAYS.prescription) : expiryDate;

function isNear({ prescription, lastDay, isLong }: Ending, day: Day): boolean {
  const left = daysBetween(day, lastDay);
  if (left > SOON_DAYS) return false;
  return isLong ? left >= -STILL_DAYS : prescription.state === 'new';
}

const longLines = ({ medications }: Prescription) => medications.filter(({ extended }) => extended);

/** Whether later prescriptions of the same person include all medicines of the treatment. */
function isContinued({ prescription }: Ending, standing: readonly Prescription[]): boolean {
  const { patient_name, createdDate, medications } = prescription;
  const lines = longLines(prescription);
  const later = standing
    .filter((one) => one.patient_name === patient_name && one.createdDate > createdDate)
    .flatMap((one) => one.medications);
  return (lines.length > 0 ? lines : medications).every((line) =>
    later.some((other) => isSameMedication(line, other)),
  );
}
