import { WEEKDAYS, type Weekday, weekdayOf } from '../catalogs/index.ts';
import { addDays, type Day, dayOf, hourOf, instantAt, minutesOf } from '../kernel/index.ts';

/** When a professional is on guard each week; until an earlier or the same hour it goes into the next day. */
export type ShiftTimes = {
  weekday: Weekday;
  from: string;
  to: string;
  validFrom: Day;
  validUntil: Day | null;
  onHolidays: boolean;
};

/** A time in which somebody is on guard, between two instants in milliseconds. */
type Span = { from: number; to: number };

const DAY_MINUTES = 1440;
/** How far ahead the next opening is searched: patients do not plan further. */
const LOOKED_AHEAD_DAYS = 14;

/** Length of a shift in minutes; 24 hours if it ends at the hour at which it starts. */
export const shiftMinutes = ({ from, to }: Pick<ShiftTimes, 'from' | 'to'>): number =>
  (minutesOf(to) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;

/** Whether a shift begins on a day: one that goes over midnight belongs to the day on which it begins. */
const beginsOn = (shift: ShiftTimes, day: Day, holidays: ReadonlySet<Day>): boolean =>
  shift.weekday === weekdayOf(day) &&
  shift.validFrom <= day &&
  (shift.validUntil === null || day <= shift.validUntil) &&
  (shift.onHolidays || !holidays.has(day));

function spanOn(shift: ShiftTimes, day: Day): Span {
  const begin = minutesOf(shift.from);
  return {
    from: instantAt(day, begin).getTime(),
    to: instantAt(day, begin + shiftMinutes(shift)).getTime(),
  };
}

/** Times with somebody on guard, from yesterday on, in order; adjacent ones are merged. */
function spansFrom(now: Date, shifts: readonly ShiftTimes[], holidays: ReadonlySet<Day>): Span[] {
  const yesterday = addDays(dayOf(now), -1);
  const days = Array.from({ length: LOOKED_AHEAD_DAYS + 2 }, (_, at) => addDays(yesterday, at));
  const spans = days
    .flatMap((day) =>
      shifts.filter((shift) => beginsOn(shift, day, holidays)).map((shift) => spanOn(shift, day)),
    )
    .sort((one, other) => one.from - other.from);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

/**
 * Whether somebody should be on guard at an instant, and until when; otherwise, from when. Null if there are no
 * shifts.
 */
export function openingAt(
  now: Date,
  shifts: readonly ShiftTimes[],
  holidays: readonly Day[],
): { isOpen: boolean; changesAt: string | null } {
  const spans = spansFrom(now, shifts, new Set(holidays));
  const next = spans.find(({ to }) => to > now.getTime());
  if (!next) return { isOpen: false, changesAt: null };
  const isOpen = next.from <= now.getTime();
  return { isOpen, changesAt: new Date(isOpen ? next.to : next.from).toISOString() };
}

/** Hours of a weekday with somebody on guard; `to` may be on the next day. */
export type WeekHours = { weekday: Weekday; from: string; to: string };

/** The weekly hours with somebody on guard, Monday first; adjacent shifts are merged. */
export function weekHours(shifts: readonly ShiftTimes[], today: Day): WeekHours[] {
  const inForce = shifts.filter(
    ({ validFrom, validUntil }) =>
      validFrom <= today && (validUntil === null || today <= validUntil),
  );
  return WEEKDAYS.flatMap(({ id }) =>
    joinHours(inForce.filter(({ weekday }) => weekday === id)).map((hours) => ({
      weekday: id,
      ...hours,
    })),
  );
}

function joinHours(shifts: readonly ShiftTimes[]): { from: string; to: string }[] {
  const parts = shifts
    .map((shift) => ({ begin: minutesOf(shift.from), length: shiftMinutes(shift) }))
    .map(({ begin, length }) => ({ begin, end: begin + length }))
    .sort((one, other) => one.begin - other.begin);
  const joined: typeof parts = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && part.begin <= last.end) last.end = Math.max(last.end, part.end);
    else joined.push({ ...part });
  }
  const day = '2025-01-01';
  const hour = (minutes: number) =>
    minutes === DAY_MINUTES ? '24:00' : hourOf(instantAt(day, minutes));
  return joined.map(({ begin, end }) => ({ from: hour(begin), to: hour(end) }));
}
