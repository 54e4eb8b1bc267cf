import { DAY_MS, MINUTE_MS } from './durations.ts';

/** Calendar day in Argentina as YYYY-MM-DD. */
export type Day = string;

/** The clinic's only time zone. */
export const CLINIC_TIME_ZONE = 'America/Argentina/Buenos_Aires';

// Every engine formats sv-SE as YYYY-MM-DD; en-CA differs between engines.
const dayFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: CLINIC_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The Argentine calendar day at an instant. */
export const dayOf = (instant: Date): Day => dayFormat.format(instant);

const hourFormat = new Intl.DateTimeFormat('es-AR', {
  timeZone: CLINIC_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The hour in Argentina at an instant, as HH:MM on the 24-hour clock. */
export const hourOf = (instant: Date): string => hourFormat.format(instant);

/** A day as Argentines write it, `07/03/2025`. */
export const writtenDay = (day: Day): string => day.split('-').reverse().join('/');

/** Calendar month in Argentina as YYYY-MM. */
export type Month = string;

/** The Argentine month at an instant. */
export const monthOf = (instant: Date): Month => dayOf(instant).slice(0, 7);

/** The month some months later. */
export function addMonths(month: Month, months: number): Month {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

const utc = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** Whole calendar days from one day to another. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((utc(to) - utc(from)) / DAY_MS);

/** The day some days later. */
export const addDays = (day: Day, days: number): Day =>
  new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Completed years of age on a day. */
export function ageOn(birthDate: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Accepted range; text comparison is wrong beyond year 9999. */
const FIRST_DAY: Day = '1900-01-01';
const LAST_DAY: Day = '2199-12-31';

/** Whether the text is an existing day in the accepted range, unlike 31 February or a day of the year 9999. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

const TYPED_DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** ISO form of `31/12/1990`; any other text is returned unchanged. */
export const dayOfTyped = (text: string): Day => text.trim().replace(TYPED_DAY, '$3-$2-$1');

/** The instant at which the clocks of Argentina show so many minutes after the midnight that begins a day. */
export function instantAt(day: Day, minutes: number): Date {
  const asUtc = utc(day) + minutes * MINUTE_MS;
  const shown = new Date(asUtc);
  const ahead = utc(dayOf(shown)) + minutesOf(hourOf(shown)) * MINUTE_MS - asUtc;
  return new Date(asUtc - ahead);
}

/** The instant at which a day begins in Argentina. */
export const startOfDay = (day: Day): Date => instantAt(day, 0);

/** Minutes from midnight to an hour written HH:MM. */
export const minutesOf = (hour: string): number =>
  Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5));

/** The hour that is so many minutes after midnight, as HH:MM; 1440 is 24:00. */
export const hourAt = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
