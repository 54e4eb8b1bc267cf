import { z } from 'zod';

/** The only currency of the product (ISO 4217). */
export const CURRENCY = 'ARS';

/** Largest single price, in pesos: multiplied by the largest quantity it is still an exact number. */
export const PRICE_MAX = 99_999_999.99;

/** An amount in whole centavos, for storage and arithmetic. */
export type Centavos = number;

/** Whole centavos of an amount in pesos with at most two decimals. */
export const centavosOf = (pesos: number): Centavos => Math.round(pesos * 100);

/** Centavos as pesos, for answers. */
export const pesosOf = (centavos: Centavos): number => centavos / 100;

// Two decimals are not exact in binary, so compare with the nearest whole centavo.
const isOfCentavos = (pesos: number) => pesosOf(centavosOf(pesos)) === pesos;

/** An amount in pesos as input: not negative, at most two decimals. */
export const priceSchema = z
  .number('amount.required')
  .min(0, 'amount.negative')
  .max(PRICE_MAX, 'amount.too-high')
  .refine(isOfCentavos, 'amount.decimals');

/** An amount in pesos in an answer. */
export const pesosSchema = z.number().min(0).refine(isOfCentavos);

/** A percentage with at most two decimals. */
export const percentSchema = z
  .number('percent.required')
  .min(0, 'percent.negative')
  .max(100, 'percent.too-high')
  .refine(isOfCentavos, 'percent.decimals');

const WHOLE = 10_000n;

/**
 * A percentage of an amount, rounded half up to the centavo; no other function rounds money
 * (requirement: rounding of money). Uses integers, since a large product exceeds the exact range of a double.
 */
export function shareOf(centavos: Centavos, percent: number): Centavos {
  const parts = BigInt(centavos) * BigInt(Math.round(percent * 100));
  return Number((parts + WHOLE / 2n) / WHOLE);
}
