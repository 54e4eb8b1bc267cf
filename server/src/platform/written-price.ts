import { type Centavos, centavosOf, PRICE_MAX } from '@app/contract/kernel';

const THOUSANDS = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/;
const DECIMAL_COMMA = /^\d+(,\d{1,2})?$/;
const DECIMAL_POINT = /^\d+\.\d{1,2}$/;

/**
 * Centavos of a price in a file: '$ 1.234,50', '1234,5' or '1234.50'; a point before three digits separates
 * thousands. `undefined` if it is not a price, or above the maximum.
 */
export function centavosOfWritten(text: string): Centavos | undefined {
  const written = text.replace(/^(ar\$|ars|\$)/i, '').replaceAll(/\s/g, '');
  const isLocal = THOUSANDS.test(written) || DECIMAL_COMMA.test(written);
  if (!(isLocal || DECIMAL_POINT.test(written))) return undefined;
  const pesos = Number(isLocal ? written.replaceAll('.', '').replace(',', '.') : written);
  return pesos <= PRICE_MAX ? centavosOf(pesos) : undefined;
}
