import {
  type CounterPrescription,
  type HandedOver,
  handedOverSchema,
  type Pharmacist,
} from '@app/contract/dispensing';
import { z } from 'zod';
import { parseWhole } from '../../ui/format.ts';
import { lastPharmacist } from './pharmacist.ts';

/** Values of the form: quantities as typed. */
export type ServeValues = {
  pharmacist: Pharmacist;
  lines: {
    item: number;
    product: string;
    pack: string;
    quantity: string;
    lot: string;
    substitution: string | null;
  }[];
};

/** What was agreed for a line. */
export type AgreedLine = { item: number; product: string; pack: string; quantity: number };

/** A form filled in with what was agreed or, without an agreement, with everything prescribed. */
export const servingAll = (
  { lines }: CounterPrescription,
  agreed: readonly AgreedLine[] | undefined,
): ServeValues => ({
  pharmacist: lastPharmacist(),
  lines: lines.map(({ item, quantity: prescribed }) => {
    const nothing = { product: '', pack: '', quantity: agreed ? 0 : prescribed };
    const line = agreed?.find((one) => one.item === item) ?? nothing;
    const { product, pack, quantity } = line;
    return { item, product, pack, quantity: String(quantity), lot: '', substitution: null };
  }),
});

const NOTHING = { quantity: 0, product: '', pack: '', lot: '', substitution: null };

/** Whether none of a medicine is handed over. */
export const isNothing = (quantity: string): boolean => /^0+$/.test(quantity.trim());

/** Packs handed over while typing; a quantity that the form will refuse counts as none. */
export const packsOf = (quantity = ''): number => Math.max(parseWhole(quantity) ?? 0, 0);

const wireOf = ({ lines, ...act }: ServeValues) => ({
  ...act,
  lines: lines.map((line) =>
    isNothing(line.quantity)
      ? { item: line.item, ...NOTHING }
      : { ...line, quantity: parseWhole(line.quantity) ?? undefined },
  ),
});

/** The contract's schema for typed values; not more than prescribed. */
export const serveSchema = ({
  lines: prescribed,
}: CounterPrescription): z.ZodType<HandedOver, ServeValues> =>
  z
    .custom<ServeValues>()
    .transform(wireOf)
    .pipe(handedOverSchema)
    .superRefine(({ lines }, context) => {
      lines.forEach(({ quantity }, index) => {
        if (quantity <= (prescribed[index]?.quantity ?? 0)) return;
        context.addIssue({
          code: 'custom',
          path: ['lines', index, 'quantity'],
          message: 'quantity.above',
        });
      });
    });
