import { WEEKDAYS } from '@app/contract/catalogs';
import { addDays, CLINIC_TIME_ZONE, type Day, dayOf } from '@app/contract/kernel';
import type { Opening } from '@app/contract/pharmacies';
import { openingCopy as copy } from './opening.copy.ts';

const WEEK = WEEKDAYS.length;
const MINUTES_A_DAY = 24 * 60;
const MINUTES_A_WEEK = WEEK * MINUTES_A_DAY;

const clinicClock = new Intl.DateTimeFormat('en-US', {
  timeZone: CLINIC_TIME_ZONE,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Minutes since the start of Monday, in Argentina. */
function minuteOfWeek(now: Date): number {
  const parts = new Map(clinicClock.formatToParts(now).map(({ type, value }) => [type, value]));
  return minuteOn(
    String(parts.get('weekday')).toUpperCase(),
    `${parts.get('hour')}:${parts.get('minute')}`,
  );
}

function minuteOn(day: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return WEEKDAYS.findIndex(({ id }) => id === day) * MINUTES_A_DAY + hours * 60 + minutes;
}

const timeOf = (minute: number): string =>
  [Math.floor((minute % MINUTES_A_DAY) / 60), minute % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

const dayName = (minute: number): string =>
  WEEKDAYS[Math.floor(minute / MINUTES_A_DAY) % WEEK]?.name ?? '';

const daysApart = (from: number, to: number): number =>
  Math.floor(to / MINUTES_A_DAY) - Math.floor(from / MINUTES_A_DAY);

/** Until when an open branch stays open: two openings that meet at midnight count as one. */
function closingAfter(spans: readonly Span[], minute: number): number {
  const next = spans.find(({ from, to }) => from <= minute && minute < to);
  return next && next.to < MINUTES_A_WEEK * 2 ? closingAfter(spans, next.to) : (next?.to ?? minute);
}

type Span = { from: number; to: number };

/** This week and the next one. */
const aheadOf = (openings: readonly Opening[]): Span[] =>
  [0, MINUTES_A_WEEK].flatMap((weeks) =>
    openings.map(({ day, from, to }) => ({
      from: minuteOn(day, from) + weeks,
      to: minuteOn(day, to) + weeks,
    })),
  );

/** The day on which a branch is next open: today while it is, or opens later; today too where its hours are unknown. */
export function nextOpenDay(openings: readonly Opening[], now: Date): Day {
  const minute = minuteOfWeek(now);
  const next = aheadOf(openings).filter(({ to }) => to > minute);
  const opening = Math.min(...next.map(({ from }) => Math.max(from, minute)));
  return addDays(dayOf(now), next.length === 0 ? 0 : daysApart(minute, opening));
}

/** Whether a branch is open, and when that changes: 'Abierta ahora · hasta 20:00'. */
export function openingText(openings: readonly Opening[], now: Date): string {
  if (openings.length === 0) return copy.unknown;
  const ahead = aheadOf(openings);
  const minute = minuteOfWeek(now);
  const closing = closingAfter(ahead, minute);
  if (closing > minute) return openText(minute, closing);
  const opening = Math.min(...ahead.map(({ from }) => from).filter((from) => from > minute));
  return closedText(minute, opening);
}

function openText(minute: number, closing: number): string {
  if (closing - minute >= MINUTES_A_WEEK) return copy.always;
  // The end of a day is written as people say it.
  const time = closing % MINUTES_A_DAY === 0 ? '24:00' : timeOf(closing);
  const isToday = daysApart(minute, closing - 1) === 0;
  return isToday ? copy.now(time) : copy.nowUntilDay(dayName(closing - 1), time);
}

function closedText(minute: number, opening: number): string {
  const days = daysApart(minute, opening);
  if (days === 0) return copy.today(timeOf(opening));
  return days === 1 ? copy.tomorrow(timeOf(opening)) : copy.on(dayName(opening), timeOf(opening));
}
