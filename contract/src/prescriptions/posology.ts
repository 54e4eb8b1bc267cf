import { doseUnits, everyHours, forDays } from './posology.copy.ts';

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

/** The one text a posology is kept as: the professional may edit it afterwards. */
export function posologyText({ dose, unit, everyHours: hours, forDays: days }: Posology): string {
  const parts = [doseText(dose), dose > 1 ? doseUnits[unit] : unit, everyHours(hours)];
  if (days !== undefined) parts.push(forDays(days));
  return parts.join(' ');
}

const HALF = 0.5;

function doseText(dose: number): string {
  const whole = Math.trunc(dose);
  if (dose - whole === HALF) return whole === 0 ? '1/2' : `${whole} 1/2`;
  return String(dose).replace('.', ',');
}
