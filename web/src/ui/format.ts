import {
  addDays,
  areaLength,
  CLINIC_TIME_ZONE,
  type Day,
  dayOf,
  formatPhone as formatPhoneInText,
  type Month,
} from '@app/contract/kernel';
import { serverNow } from '../lib/server/server-time.ts';

const LOCALE = 'es-AR';

const zoned = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, { timeZone: CLINIC_TIME_ZONE, ...options });

const shortDate = zoned({ day: '2-digit', month: '2-digit', year: 'numeric' });
const longDate = zoned({ weekday: 'long', day: 'numeric', month: 'long' });
const monthOfYear = zoned({ month: 'long', year: 'numeric' });
const shortWeekday = zoned({ weekday: 'long' });
const weekday = zoned({ weekday: 'long', day: 'numeric' });
const clock = zoned({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const number = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });
const measure = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 3 });
const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0, useGrouping: 'always' });
const money = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const cardinal = new Intl.PluralRules(LOCALE);

/** A day is represented by noon in Argentina, far from any change of date. */
const instantOf = (when: Date | Day | string): Date => {
  if (when instanceof Date) return when;
  return /^\d{4}-\d{2}-\d{2}$/.test(when) ? new Date(`${when}T12:00:00-03:00`) : new Date(when);
};

/** With spaces at which a line does not break. */
const onOneLine = (text: string): string => text.replaceAll(' ', '\u00a0');

/** `07/03/2025`. */
export const formatDate = (when: Date | string): string => shortDate.format(instantOf(when));

/** `viernes, 7 de marzo`. */
export const formatLongDate = (when: Date | string): string => longDate.format(instantOf(when));

/** `lun 23/11`: a day in these weeks. */
export function formatShortDay(day: Day): string {
  const name = shortWeekday.format(instantOf(day)).slice(0, 3);
  return `${name} ${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
}

/** `marzo de 2025`. */
export const formatMonth = (month: Month): string => monthOfYear.format(instantOf(`${month}-15`));

/** `20:05 h`, of an hour written as `20:05`. */
export const formatHour = (hour: string): string => onOneLine(`${hour} h`);

/** `20:05 h`, always in the clinic's time zone. */
export const formatTime = (when: Date | string): string =>
  formatHour(clock.format(instantOf(when)));

/** `martes 10 a las 13:00`: a near deadline. */
export const formatDeadline = (when: Date | string): string =>
  `${weekday.format(instantOf(when))} a las ${clock.format(instantOf(when))}`;

/** `hoy a las 08:00`, `mañana a las 08:00` or `el martes 10 a las 08:00`: a near start. */
export function formatBeginning(when: Date | string, now = new Date(serverNow())): string {
  const today = dayOf(now);
  const day = dayOf(instantOf(when));
  const hour = `a las ${clock.format(instantOf(when))}`;
  if (day === today) return `hoy ${hour}`;
  return day === addDays(today, 1) ? `mañana ${hour}` : `el ${formatDeadline(when)}`;
}

/** `07/03/2025, 20:05 h`. */
export const formatDateTime = (when: Date | string): string =>
  `${formatDate(when)}, ${formatTime(when)}`;

/** `72,5`. */
export const formatNumber = (value: number): string => number.format(value);

/** A height or a weight, to the gram: `9,855`. */
export const formatMeasure = (value: number): string => measure.format(value);

/** Far above every quantity and amount, and exact in centavos. */
const LARGEST = 1e12;

const upToLargest = (value: number): number | null => (Math.abs(value) <= LARGEST ? value : null);

/** Parses a whole number, also a negative one; `null` if it is not one. */
export function parseWhole(text: string): number | null {
  const trimmed = text.trim();
  return /^-?\d+$/.test(trimmed) ? upToLargest(Number(trimmed)) : null;
}

/** Parses a number typed with comma or dot; `null` if it is not one. */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim();
  return /^\d+([.,]\d+)?$/.test(trimmed) ? upToLargest(Number(trimmed.replace(',', '.'))) : null;
}

/** `$ 18.450,00`. */
export const formatPesos = (pesos: number): string => onOneLine(`$ ${money.format(pesos)}`);

/** `18.450,00`, as a person would type it. */
export const typedPesos = (pesos: number): string => money.format(pesos);

const PESOS = /^\$?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/;

/** Parses pesos in Argentine format, `18.450`, `18450,5`; a dot before one or two digits counts as a comma. */
export function parsePesos(text: string): number | null {
  const typed = text.trim().replace(/\.(\d{1,2})$/, ',$1');
  const [, whole, cents = ''] = PESOS.exec(typed) ?? [];
  return whole === undefined
    ? null
    : upToLargest(Number(`${whole.replaceAll('.', '')}.${cents || '0'}`));
}

/** `52.123.456`. */
export const formatDni = (dni: string): string =>
  /^\d+$/.test(dni) ? whole.format(Number(dni)) : dni;

/** The digits of a DNI, as it is stored. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** `+54 9 351 456 7890`. */
export const formatPhone = (digits: string): string => onOneLine(formatPhoneInText(digits));

/** Ten digits from any pasted number: `0351 15 4567890`, `+54 9 351 456 7890`. */
export function parsePhone(text: string): string {
  let digits = digitsOf(text);
  if (digits.length > 10) digits = digits.replace(/^(00)?54/, '');
  if (digits.length > 10) digits = digits.replace(/^9/, '');
  digits = digits.replace(/^0/, '');
  if (digits.length !== 12) return digits;
  const area = areaLength(digits);
  const isMobilePrefix = digits.slice(area, area + 2) === '15';
  return isMobilePrefix ? digits.slice(0, area) + digits.slice(area + 2) : digits;
}

/** `12:40`: a wait or a call in minutes and seconds. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.floor(seconds % 60);
  return `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** `2.º`: a place in the queue. */
export const formatOrdinal = (position: number): string => `${position}.º`;

/** `1 consulta`, `3 consultas`. */
export const countOf = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${cardinal.select(count) === 'one' ? one : many}`;

/** `30 KB`, `1,2 MB`: the size of a file. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000
    ? `${number.format(Math.ceil(bytes / 1000))} KB`
    : `${number.format(bytes / 1_000_000)} MB`;

/** Title for a greeting by sex: Dr., Dra., else Dr/a. */
export const doctorTitle = (sex: string | null | undefined): string =>
  ({ MALE: 'Dr.', FEMALE: 'Dra.' })[sex ?? ''] ?? 'Dr/a.';

/** 'Hija', at the start of a line. */
export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
