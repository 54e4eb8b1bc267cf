import { type Weekday, weekdayOf } from '../catalogs/index.ts';
import { addDays, type Day, minutesOf } from '../kernel/index.ts';
import { SLOT_MINUTES } from './availability.limits.ts';

/** When somebody attends: some days of each week, between two hours, from a day to another, both included. */
export type OpenHours = {
  days: readonly Weekday[];
  check_in: string;
  check_out: string;
  start_date: Day;
  date_to: Day;
};

/** Part of a day: blocked, or open although the day is a holiday. */
export type DayPart = { day: Day; check_in: string; check_out: string };

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
 * How many appointments some hours open; past, blocked and holiday hours are not counted. `now` is the present
 * as a day and minutes from midnight in Argentina.
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

/** The closed parts of days: what is blocked, and holidays except for the hours opened on them. */
export function closedParts(
  holidays: readonly { day: Day }[],
  exceptions: readonly (DayPart & { kind: 'BLOCKED' | 'OPEN_HOLIDAY' })[],
): DayPart[] {
  const blocked = exceptions.filter(({ kind }) => kind === 'BLOCKED');
  const shut = holidays.flatMap(({ day }) => {
    const open = exceptions
      .filter((part) => part.kind === 'OPEN_HOLIDAY' && part.day === day)
      .sort((one, other) => one.check_in.localeCompare(other.check_in));
    return between(day, open);
  });
  return [...blocked, ...shut];
}

/** What is left of a day without some parts of it, which are in order. */
function between(day: Day, open: readonly DayPart[]): DayPart[] {
  const ends = ['00:00', ...open.map(({ check_out }) => check_out)];
  const begins = [...open.map(({ check_in }) => check_in), '24:00'];
  return ends
    .map((check_in, index) => ({ day, check_in, check_out: begins[index] ?? check_in }))
    .filter(({ check_in, check_out }) => check_in < check_out);
}

const overlaps = ({ check_in, check_out }: DayPart, start: number): boolean =>
  minutesOf(check_in) < start + SLOT_MINUTES && start < minutesOf(check_out);
