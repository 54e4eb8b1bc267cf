import {
  type CounterPrescription,
  type HandedOver,
  handedOverSchema,
  type Pharmacist,
} from '@app/contract/dispensing';
import { z } from 'zod';
import { lastPharmacist } from './pharmacist.ts';

/** What the form holds: quantities as they are typed. */
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

/** What was agreed to be handed over for a line. */
export type AgreedLine = { item: number; product: string; pack: string; quantity: number };

/** A form in which what was agreed is handed over, and without an agreement everything prescribed. */
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

/** Whether a medicine is not handed over. */
export const isNothing = (quantity: string): boolean => /^0+$/.test(quantity.trim());

const wireOf = ({ lines, ...act }: ServeValues) => ({
  ...act,
  lines: lines.map((line) =>
    isNothing(line.quantity)
      ? { item: line.item, ...NOTHING }
      : { ...line, quantity: line.quantity.trim() === '' ? undefined : Number(line.quantity) },
  ),
});

/** The schema of the contract over what is typed; no more is handed over than was prescribed. */
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
