import { z } from 'zod';
import { endpoint, okOf, pageInAddress, typedText } from '../kernel/index.ts';
import { PRICE_CELL_MAX, PRICE_LIST_BYTES, PRICES_PAGE } from './price-list.limits.ts';
import { priceOfferSchema, pricePreviewSchema } from './price-list.schema.ts';

const who = { pharmacy: ['own branch'] } as const;

export const listPrices = endpoint({
  method: 'GET',
  path: '/api/pharmacy/prices',
  who,
  access: 'session',
  summary: `The price list of the caller's branch by product or ingredient, ${PRICES_PAGE} per page.`,
  query: z.object({ search: typedText(PRICE_CELL_MAX).optional(), page: pageInAddress }),
  response: okOf(
    z.object({
      total: z.number().int(),
      importedDate: z.iso.datetime().nullable(),
      offers: z.array(priceOfferSchema),
    }),
  ),
});

export const previewPrices = endpoint({
  method: 'POST',
  path: '/api/pharmacy/prices/preview',
  who,
  access: 'session',
  summary: 'What a price file would change, with its faulty rows.',
  bodyKind: 'text',
  bodyLimit: PRICE_LIST_BYTES,
  body: z.string(),
  response: okOf(pricePreviewSchema),
});

export const importPrices = endpoint({
  method: 'PUT',
  path: '/api/pharmacy/prices',
  who,
  access: 'session',
  summary:
    'Replaces the price list by a file; all of it, or nothing. Products at 0 have to be said to be meant.',
  query: z.object({ freeMeant: z.stringbool().optional() }),
  bodyKind: 'text',
  bodyLimit: PRICE_LIST_BYTES,
  body: z.string(),
  response: okOf(pricePreviewSchema),
});
