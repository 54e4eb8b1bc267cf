import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../src/platform/ids.ts';
import { importPrices, type PriceList } from '../src/price-list/index.ts';

/** Imports a price list for the branch of a login. */
export async function seedPrices(priceList: PriceList, pharmacyId: string): Promise<void> {
  const file = await readFile(path.join(import.meta.dirname, 'prices.csv'), 'utf8');
  const actor = {
    accountId: pharmacyId,
    sessionId: newId(),
    email: '',
    role: 'PHARMACY' as const,
    stepUpAt: null,
    requestId: 'demonstration',
  };
  await importPrices(priceList, actor, file, false);
}
