import { WEEKDAYS, type Weekday } from '@app/contract/catalogs';
import {
  type BranchChanges,
  branchChangesSchema,
  OPENINGS_MAX,
  type Opening,
} from '@app/contract/pharmacies';
import { z } from 'zod';
import type { OwnBranch } from './pharmacies.queries.ts';

/** A day with its name. */
export type NamedDay = (typeof WEEKDAYS)[number];

export const OPENINGS_PER_DAY = OPENINGS_MAX / WEEKDAYS.length;

/** 'Lunes': a weekday at the start of a line. */
export const capitalized = (name: string): string =>
  name.charAt(0).toLocaleUpperCase('es-AR') + name.slice(1);

/** A typed time in the contract's format: '9' and '900' become '09:00'. */
export function timeOf(typed: string): string {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed.trim()) ?? [];
  return hours === undefined ? typed.trim() : `${hours.padStart(2, '0')}:${minutes}`;
}

/** Values of the form. */
export type BranchForm = z.input<typeof branchChangesSchema>;

/** The form's values, with times in the contract's format. */
export const withTimes = <Typed extends Pick<BranchForm, 'openingHours'>>(typed: Typed): Typed => ({
  ...typed,
  openingHours: typed.openingHours.map(({ day, from, to }) => ({
    day,
    from: timeOf(from),
    to: timeOf(to),
  })),
});

/** The contract's schema, for times as people type them. */
export const branchFormSchema: z.ZodType<BranchChanges, BranchForm> = z
  .custom<BranchForm>()
  .transform(withTimes)
  .pipe(branchChangesSchema);

export const formOf = ({
  streetName,
  streetNumber,
  phoneNumber,
  openingHours,
}: Pick<OwnBranch, keyof BranchForm>): BranchForm => ({
  streetName,
  streetNumber,
  phoneNumber,
  openingHours: sorted(openingHours),
});

const sorted = (openings: readonly Opening[]): Opening[] =>
  openings.toSorted((one, other) => one.from.localeCompare(other.from));

/** The openings of one day, the first of the day first. */
export const openingsOn = (openings: readonly Opening[], day: Weekday): Opening[] =>
  sorted(openings.filter((opening) => opening.day === day));
