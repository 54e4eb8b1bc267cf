import {
  andPart,
  doseUnits,
  everyHours,
  forDays,
  partOf,
  quarter,
  threeQuarters,
} from './posology.copy.ts';

/** What a dose is counted in. */
export type DoseUnit = keyof typeof doseUnits;
export const DOSE_UNITS = Object.keys(doseUnits) as readonly DoseUnit[];

/** The three answers of the posology builder: how much, every how many hours, for how many days. */
export type Posology = {
  dose: number;
  unit: DoseUnit;
  everyHours: number;
  /** Absent for a treatment without an end. */
  forDays?: number | undefined;
};

/** Units that are measured and allow any decimal. */
const MEASURED: readonly DoseUnit[] = ['ml', 'unidad'];

/** The smallest part into which a unit can be divided; null if it is measured, so that any part is allowed. */
export function smallestPartOf(unit: DoseUnit): 0.25 | 1 | null {
  if (MEASURED.includes(unit)) return null;
  return doseUnits[unit].half === null ? 1 : 0.25;
}

/** Whether this dose can be taken: drops and capsules are whole; tablets have halves and quarters. */
export function isPossibleDose(dose: number, unit: DoseUnit): boolean {
  const part = smallestPartOf(unit);
  return dose > 0 && (part === null || Number.isInteger(dose / part));
}

/** The stored text of a posology; the professional may edit it afterwards. */
export function posologyText({ dose, unit, everyHours: hours, forDays: days }: Posology): string {
  const parts = [doseText(dose, unit), everyHours(hours)];
  if (days !== undefined) parts.push(forDays(days));
  return parts.join(' ');
}

/** Fractions of a tablet are written as words: '1 1/2' can be misread as eleven halves, or lose its slash. */
function doseText(dose: number, unit: DoseUnit): string {
  const { many, half } = doseUnits[unit];
  const whole = half === null ? dose : Math.trunc(dose);
  const counted = `${String(whole).replace('.', ',')} ${whole > 1 ? many : unit}`;
  const part =
    half === null ? undefined : { 0.25: quarter, 0.5: half, 0.75: threeQuarters }[dose - whole];
  if (part === undefined) return counted;
  if (whole > 0) return andPart(counted, part);
  return part === half ? `${half} ${unit}` : partOf(part, unit);
}
