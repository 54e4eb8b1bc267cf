import {
  type CounterKey,
  type CounterPrescription,
  newDispensingSchema,
  type Pharmacist,
} from '@app/contract/dispensing';
import { z } from 'zod';
import type { NewDispensing } from './counter.commands.ts';
import { lastPharmacist } from './pharmacist.ts';

/** What the form holds: quantities as they are typed. */
export type ServeValues = CounterKey & {
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

/** A form in which everything prescribed is handed over. */
export const servingAll = (key: CounterKey, { lines }: CounterPrescription): ServeValues => ({
  ...key,
  pharmacist: lastPharmacist(),
  lines: lines.map(({ item, quantity }) => ({
    item,
    product: '',
    pack: '',
    quantity: String(quantity),
    lot: '',
    substitution: null,
  })),
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
}: CounterPrescription): z.ZodType<NewDispensing, ServeValues> =>
  z
    .custom<ServeValues>()
    .transform(wireOf)
    .pipe(newDispensingSchema)
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
