import { PEDIATRICS_UNTIL_YEARS } from './guard-queue.limits.ts';
import type { GuardSummary } from './guard-queue.schema.ts';

/** Names of the two specialties of the guard (specification). */
const GENERAL_MEDICINE = 'Clínica médica';
const PEDIATRICS = 'Pediatría';

/**
 * The specialty proposed for an age in years: pediatrics for children and adolescents, otherwise general
 * medicine. `undefined` if nobody of that specialty attends (requirement: specialty by age).
 */
export function specialtyForAge(
  age: number,
  guard: readonly GuardSummary[],
): GuardSummary | undefined {
  const name = age < PEDIATRICS_UNTIL_YEARS ? PEDIATRICS : GENERAL_MEDICINE;
  return guard.find((one) => one.name === name && one.onDuty > 0);
}

/** Whether a specialty is for children and adolescents, and somebody of this age is neither. */
export const isTooOldFor = (name: string, age: number): boolean =>
  name === PEDIATRICS && age >= PEDIATRICS_UNTIL_YEARS;
