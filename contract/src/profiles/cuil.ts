import type { sexes } from './profiles.schema.ts';

type Sex = (typeof sexes)[number];

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
/** Prefixes of people; those of companies begin with 3. */
const CUIL = /^(20|23|24|27)\d{9}$/;
const FIRST_PREFIX = { MALE: '20', FEMALE: '27' } as const;
/** What takes their place where the check digit would have two figures. */
const SHARED_PREFIX = '23';

/** The figure that the first ten leave, modulo 11; ten means that the prefix must change. */
function checkDigit(firstTen: string): number {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(firstTen[place]), 0);
  return (11 - (sum % 11)) % 11;
}

/** Whether the last of eleven digits follows from the others: of a CUIL, and of a CUIT or CDI alike. */
export const hasCheckDigit = (digits: string): boolean =>
  checkDigit(digits.slice(0, 10)) === Number(digits[10]);

/** Whether the text is a person's CUIL. */
export const isCuil = (digits: string): boolean => CUIL.test(digits) && hasCheckDigit(digits);

/**
 * The CUIL that a DNI and a sex usually have, for the person to confirm; nothing for non-binary
 * people, whose prefix is drawn (Decreto 476/2021), nor for a DNI that is not one.
 */
export function proposeCuil(dni: string, sex: Sex | ''): string | undefined {
  if (sex === '' || sex === 'NON_BINARY' || !/^\d{7,8}$/.test(dni)) return undefined;
  const number = dni.padStart(8, '0');
  const usual = FIRST_PREFIX[sex] + number;
  const base = checkDigit(usual) === 10 ? SHARED_PREFIX + number : usual;
  return `${base}${checkDigit(base)}`;
}

/** `20-33456789-1`, as the card shows it. */
export const formatCuil = (digits: string): string =>
  digits.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3');
