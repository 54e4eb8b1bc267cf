import { z } from 'zod';
import { cleanText } from './text.ts';

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
/** Prefixes for people; those of companies begin with 3. */
const CUIL = /^(20|23|24|27)\d{9}$/;
/** A civic or enrolment book has six digits. */
const DNI = /^[1-9]\d{5,7}$/;
/** Longer than any usual writing, label included. */
export const ID_NUMBER_TYPED_MAX = 40;
/** What people write before the number: `DNI`, `L.E. n.º`, the `M` of old ones. */
const LABEL = /^(d\.?n\.?i\.?|l\.?[ce]\.?|documento|cui[lt]|[mf])?[\s:.-]*(n(ro|[.º°])+[\s.:]*)?/i;

/** Check digit of the first ten digits, modulo 11; a result of ten requires another prefix. */
export function checkDigit(firstTen: string): number {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(firstTen[place]), 0);
  return (11 - (sum % 11)) % 11;
}

/** Whether the check digit of eleven digits is right; the same for CUIL, CUIT and CDI. */
export const hasCheckDigit = (digits: string): boolean =>
  checkDigit(digits.slice(0, 10)) === Number(digits[10]);

/** Whether the text is a person's CUIL. */
export const isCuil = (digits: string): boolean => CUIL.test(digits) && hasCheckDigit(digits);

/**
 * The only form in which a DNI is kept, compared and searched: its digits without zeros in front, also of a CUIL
 * (requirement: one form of a DNI). What is no DNI stays recognisable as none.
 */
export function canonicalDni(text: string): string {
  const typed = cleanText(text)
    .replace(LABEL, '')
    .replace(/[\s./–-]/g, '');
  return (isCuil(typed) ? typed.slice(2, 10) : typed).replace(/^0+/, '');
}

/** A DNI in any usual writing, with the issues of a field. */
export const dniField = (field: string) =>
  z
    .string(`${field}.required`)
    .max(ID_NUMBER_TYPED_MAX, `${field}.invalid`)
    .transform(canonicalDni)
    .pipe(z.string().min(1, `${field}.required`).regex(DNI, `${field}.invalid`));

/** Whether a text in canonical form is a DNI. */
export const isDni = (digits: string): boolean => DNI.test(digits);
