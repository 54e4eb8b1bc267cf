import { isDay } from '@app/contract/kernel';
import { z } from 'zod';

const WHOLE = 'dd/mm/aaaa'.length;

/**
 * Adds the slashes to a date while it is typed: `07031990` becomes `07/03/1990`. Edits in the middle are left
 * alone, since an added slash or zero would move the cursor.
 */
export function formatTypedDate(before: string, typed: string): string {
  const text = typed
    .trim()
    .replace(/[.\s-]/g, '/')
    .replace(/[^\d/]/g, '')
    .replace(/\/+/g, '/');
  if (/^\d{8}$/.test(text)) return text.replace(/^(\d\d)(\d\d)(\d{4})$/, '$1/$2/$3');
  if (!typed.startsWith(before) || typed === before) return text;
  if (before.length >= WHOLE) return before;
  const padded = paddedDate(text);
  const shown = /^\d\d(\/\d\d)?$/.test(padded) ? `${padded}/` : padded;
  return shown.slice(0, WHOLE);
}

/** Day and month with two digits: `7/3/1990` becomes `07/03/1990`. */
export const paddedDate = (text: string): string =>
  text.replace(/^(\d)\//, '0$1/').replace(/^(\d\d)\/(\d)\//, '$1/0$2/');

/** A stored day in the typed format: `1990-03-07` becomes `07/03/1990`; any other text is returned unchanged. */
export const typedDay = (day: string): string =>
  day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

/** The schema of a date field that may stay empty; a day that does not exist is refused rather than left out. */
export const optionalDay = z.string().refine((day) => day === '' || isDay(day), 'day.invalid');
