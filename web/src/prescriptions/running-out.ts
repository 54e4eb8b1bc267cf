import { addDays, type Day, dayOf, daysBetween } from '@app/contract/kernel';
import { isSameMedication, type Prescription, VALID_DAYS } from '@app/contract/prescriptions';
import { treatmentsOf } from './treatments.ts';

/** Days before its end from which a treatment, or a prescription that was not used, is told of. */
const SOON_DAYS = 7;
/** Days after its end for which a treatment that nobody continued is still told of. */
const STILL_DAYS = 30;

export type Ending = {
  prescription: Prescription;
  /** The last day of the prescription or, once it was handed over, about that of the medicine. */
  lastDay: Day;
  /** A long treatment goes on with another prescription. */
  isLong: boolean;
};

/** What runs out: long treatments near their end or just past it, and prescriptions about to expire unused. */
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

/** The law has a long treatment prescribed by months: what was handed over lasts about as long as a prescription. */
const lastDayOf = ({ dispensedDate, expiryDate }: Prescription): Day =>
  dispensedDate ? addDays(dayOf(new Date(dispensedDate)), VALID_DAYS.prescription) : expiryDate;

function isNear({ prescription, lastDay, isLong }: Ending, day: Day): boolean {
  const left = daysBetween(day, lastDay);
  if (left > SOON_DAYS) return false;
  return isLong ? left >= -STILL_DAYS : prescription.state === 'new';
}

const longLines = ({ medications }: Prescription) => medications.filter(({ extended }) => extended);

/** Whether later prescriptions of the same person have every medicine that goes on. */
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
