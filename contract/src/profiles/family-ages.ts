import { ageOn, type Day } from '../kernel/index.ts';
import type { relationships } from './profiles.schema.ts';

/** Age from which a member has to accept from their own session (requirement: member acceptance). */
export const ADULT_AGE = 18;
/** Age from which a dependant decides whether the holder may read a consultation (requirement: own grant). */
export const OWN_GRANT_AGE = 16;

type Relationship = (typeof relationships)[number];

/** Relationships that need acceptance at any age (requirement: member acceptance). */
export const RELATIONSHIPS_OF_EQUALS = ['SPOUSE', 'PARTNER'] as const satisfies Relationship[];

/** Why a member has to accept: the relationship or the age. */
export type AcceptanceReason = 'relationship' | 'age';

/** Why a member has to accept from their own session on a day; `undefined` for a minor who need not. */
export function acceptanceReason(
  relationship: string,
  birthDate: Day,
  today: Day,
): AcceptanceReason | undefined {
  if (RELATIONSHIPS_OF_EQUALS.some((one) => one === relationship)) return 'relationship';
  return ageOn(birthDate, today) >= ADULT_AGE ? 'age' : undefined;
}

/**
 * Whether the holder may read a consultation of that day only with the dependant's own grant
 * (requirement: own grant).
 */
export function needsOwnGrant(birthDate: Day, day: Day): boolean {
  const age = ageOn(birthDate, day);
  return age >= OWN_GRANT_AGE && age < ADULT_AGE;
}
