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

/** The three questions of the posology builder: how much, every how many hours, for how many days. */
export type Posology = {
  dose: number;
  unit: DoseUnit;
  everyHours: number;
  /** Absent for a treatment without an end. */
  forDays?: number | undefined;
};

/** Units that are measured, in any decimal part. */
const MEASURED: readonly DoseUnit[] = ['ml', 'unidad'];

/** The smallest part that a unit is divided into; null where it is measured: any part is right. */
export function smallestPartOf(unit: DoseUnit): 0.25 | 1 | null {
  if (MEASURED.includes(unit)) return null;
  return doseUnits[unit].half === null ? 1 : 0.25;
}

/** Whether somebody can take this much: a drop or a capsule is whole, a tablet has halves and quarters. */
export function isPossibleDose(dose: number, unit: DoseUnit): boolean {
  const part = smallestPartOf(unit);
  return dose > 0 && (part === null || Number.isInteger(dose / part));
}

/** The one text a posology is kept as: the professional may edit it afterwards. */
export function posologyText({ dose, unit, everyHours: hours, forDays: days }: Posology): string {
  const parts = [doseText(dose, unit), everyHours(hours)];
  if (days !== undefined) parts.push(forDays(days));
  return parts.join(' ');
}

/** Parts of a tablet are words: figures as in '1 1/2' get read as eleven halves, or lose their bar. */
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
