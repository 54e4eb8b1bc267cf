import { checkDigit, isDni } from '../kernel/index.ts';
import type { sexes } from './profiles.schema.ts';

type Sex = (typeof sexes)[number];

const FIRST_PREFIX = { MALE: '20', FEMALE: '27' } as const;
/** Prefixes used where the check digit would be 10. */
const SHARED_PREFIX = '23';

/**
 * The usual CUIL for a DNI and sex, for the person to confirm. `undefined` for non-binary people, whose prefix
 * is random (Decreto 476/2021), and for an invalid DNI.
 */
export function proposeCuil(dni: string, sex: Sex | ''): string | undefined {
  if (sex === '' || sex === 'NON_BINARY' || !isDni(dni)) return undefined;
  const number = dni.padStart(8, '0');
  const usual = FIRST_PREFIX[sex] + number;
  const base = checkDigit(usual) === 10 ? SHARED_PREFIX + number : usual;
  return `${base}${checkDigit(base)}`;
}

/**
 * The CUIL of somebody whose DNI is corrected: the usual one of the new DNI, with the prefix that the old one had where
 * none is usual. A CUIL that was not made of the old DNI stays.
 */
export function cuilAfterCorrection(
  cuil: string,
  dni: { from: string; to: string },
  sex: Sex,
): string {
  if (cuil.slice(2, 10) !== dni.from.padStart(8, '0')) return cuil;
  const kept = cuil.slice(0, 2) + dni.to.padStart(8, '0');
  const base = checkDigit(kept) === 10 ? SHARED_PREFIX + kept.slice(2) : kept;
  return proposeCuil(dni.to, sex) ?? `${base}${checkDigit(base)}`;
}

/** `20-33456789-1`, as the card shows it. */
export const formatCuil = (digits: string): string =>
  digits.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3');
