import type { MetAppointment, Schedule } from '@app/contract/availability';
import { WEEKDAYS, type Weekday } from '@app/contract/catalogs';
import { formatShortDay } from '../ui/format.ts';

/** 'Lun': the short form of a weekday. */
export const shortWeekday = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1, 3)}`;

/** 'Lun, Mié', in the order of the week. */
export const daysText = (days: readonly Weekday[]): string =>
  WEEKDAYS.filter(({ id }) => days.includes(id))
    .map(({ name }) => shortWeekday(name))
    .join(', ');

/** 'OSDE, Particular': the payers that these hours are for. */
export const financersText = ({
  name,
  prepaid_healths,
}: Pick<Schedule, 'name' | 'prepaid_healths'>): string =>
  prepaid_healths.length > 0 ? prepaid_healths.map((insurer) => insurer.name).join(', ') : name;

/** '09:00-13:00'. */
export const hoursText = (hours: { check_in: string; check_out: string }): string =>
  `${hours.check_in}-${hours.check_out}`;

/** 'Gómez, Ana · lun 23/11 · 10:20'. */
export const metText = ({ date, hour, patient }: MetAppointment): string =>
  [patient, formatShortDay(date), hour].join(' · ');

/** By the first day of the week, then by hour. */
export function inOrderOfWeek(schedules: readonly Schedule[]): Schedule[] {
  const first = ({ days }: Schedule) => WEEKDAYS.findIndex(({ id }) => days.includes(id));
  return [...schedules].sort(
    (one, other) => first(one) - first(other) || one.check_in.localeCompare(other.check_in),
  );
}
