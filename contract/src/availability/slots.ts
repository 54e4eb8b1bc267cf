import { WEEKDAYS } from '../catalogs/index.ts';
import { addDays, type Day, minutesOf } from '../kernel/index.ts';
import { SLOT_MINUTES } from './availability.limits.ts';

export type Weekday = (typeof WEEKDAYS)[number]['id'];

/** When somebody attends: some days of each week, between two hours, from a day to another, both included. */
export type OpenHours = {
  days: readonly Weekday[];
  check_in: string;
  check_out: string;
  start_date: Day;
  date_to: Day;
};

/** Part of a day in which nobody is attended, or that is open although it is a holiday. */
export type DayPart = { day: Day; check_in: string; check_out: string };

/** The day of the week of a day. */
export function weekdayOf(day: Day): Weekday {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(sundayFirst + 6) % 7]?.id ?? 'MONDAY';
}

/** Every day from one to another, both included. */
export function daysFrom(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The days on which somebody attends. */
export const openDays = ({ days, start_date, date_to }: OpenHours): Day[] =>
  daysFrom(start_date, date_to).filter((day) => days.includes(weekdayOf(day)));

/**
 * How many appointments some hours open: what is over, closed by a holiday or blocked is not counted.
 * `now` is what is over already, as day and minutes from midnight in Argentina.
 */
export function countSlots(
  hours: OpenHours,
  closed: readonly DayPart[],
  now: { day: Day; minutes: number },
): number {
  const [from, to] = [minutesOf(hours.check_in), minutesOf(hours.check_out)];
  let count = 0;
  for (const day of openDays(hours)) {
    const shut = closed.filter((part) => part.day === day);
    for (let start = from; start + SLOT_MINUTES <= to; start += SLOT_MINUTES) {
      const isOver = day < now.day || (day === now.day && start <= now.minutes);
      if (!isOver && !shut.some((part) => overlaps(part, start))) count += 1;
    }
  }
  return count;
}

const overlaps = ({ check_in, check_out }: DayPart, start: number): boolean =>
  minutesOf(check_in) < start + SLOT_MINUTES && start < minutesOf(check_out);
