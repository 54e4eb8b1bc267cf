import { z } from 'zod';

/** The only currency of the product (ISO 4217). */
export const CURRENCY = 'ARS';

/** Largest amount of one price, in pesos: with the largest quantities a total is still an exact number. */
export const PRICE_MAX = 99_999_999.99;

/** An amount in whole centavos: what is calculated with and stored. */
export type Centavos = number;

/** Whole centavos of an amount in pesos as it travels, with two decimals at most. */
export const centavosOf = (pesos: number): Centavos => Math.round(pesos * 100);

/** Pesos as they travel and are read. */
export const pesosOf = (centavos: Centavos): number => centavos / 100;

// Two decimals of a number are not exact in binary: what is asked is whether the nearest centavo is the same number.
const isOfCentavos = (pesos: number) => pesosOf(centavosOf(pesos)) === pesos;

/** An amount in pesos that somebody writes: not negative, with two decimals at most. */
export const priceSchema = z
  .number('amount.required')
  .min(0, 'amount.negative')
  .max(PRICE_MAX, 'amount.too-high')
  .refine(isOfCentavos, 'amount.decimals');

/** An amount in pesos as an answer has it. */
export const pesosSchema = z.number().min(0).refine(isOfCentavos);

/** A share in percent, with two decimals at most. */
export const percentSchema = z
  .number('percent.required')
  .min(0, 'percent.negative')
  .max(100, 'percent.too-high')
  .refine(isOfCentavos, 'percent.decimals');

const WHOLE = 10_000n;

/**
 * A share of an amount, rounded half up to the centavo: the one rounding of money (requirement: rounding of money).
 * In whole numbers, since a large amount times a share leaves the exact range of a double.
 */
export function shareOf(centavos: Centavos, percent: number): Centavos {
  const parts = BigInt(centavos) * BigInt(Math.round(percent * 100));
  return Number((parts + WHOLE / 2n) / WHOLE);
}
