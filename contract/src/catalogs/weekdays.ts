import { z } from 'zod';
import type { Day } from '../kernel/index.ts';

/** The days of a week, Monday first: id on the wire and Spanish name. */
export const WEEKDAYS = [
  { id: 'MONDAY', name: 'lunes' },
  { id: 'TUESDAY', name: 'martes' },
  { id: 'WEDNESDAY', name: 'miércoles' },
  { id: 'THURSDAY', name: 'jueves' },
  { id: 'FRIDAY', name: 'viernes' },
  { id: 'SATURDAY', name: 'sábado' },
  { id: 'SUNDAY', name: 'domingo' },
] as const;

export type Weekday = (typeof WEEKDAYS)[number]['id'];
export const weekdaySchema = z.enum(WEEKDAYS.map(({ id }) => id) as [Weekday, ...Weekday[]]);

/** The day of the week of a day. */
export function weekdayOf(day: Day): Weekday {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(sundayFirst + 6) % 7]?.id ?? 'MONDAY';
}
