import { z } from 'zod';
import { pesosSchema } from '../kernel/index.ts';

/** The columns of a price list, as named in the file. */
export const PRICE_COLUMNS = [
  'producto',
  'droga',
  'forma',
  'concentracion',
  'presentacion',
  'precio',
] as const;

/** A product that a branch sells, by its ingredient (Ley 25.649, article 7). The price is in pesos. */
export const priceOfferSchema = z.object({
  product: z.string(),
  ingredient: z.string(),
  form: z.string(),
  strength: z.string(),
  pack: z.string(),
  price: pesosSchema,
});
export type PriceOffer = z.infer<typeof priceOfferSchema>;

/** A faulty row of a file; the header is row 1. */
export const priceFaultSchema = z.object({
  row: z.number().int(),
  column: z.enum(PRICE_COLUMNS).nullable(),
  code: z.enum(['missing', 'too-long', 'not-a-price', 'repeated', 'columns', 'too-many']),
});
export type PriceFault = z.infer<typeof priceFaultSchema>;

/** What a file would change in the list. */
export const pricePreviewSchema = z.object({
  rows: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
  /** Number of faulty rows, and the first of them. */
  faulty: z.number().int(),
  faults: z.array(priceFaultSchema),
  /** Number of products that would cost nothing, and the first of them. */
  free: z.number().int(),
  freeOffers: z.array(priceOfferSchema),
  /** The first rows, as they were parsed. */
  sample: z.array(priceOfferSchema),
  /** Whether the file can be imported: it has rows, the right columns, and no fault. */
  usable: z.boolean(),
});
export type PricePreview = z.infer<typeof pricePreviewSchema>;
