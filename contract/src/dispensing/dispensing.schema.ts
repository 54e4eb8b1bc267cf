import { z } from 'zod';
import { cleanText, dniField, isDay } from '../kernel/index.ts';
import {
  codedText,
  isCuir,
  PRESCRIPTION_LINES_MAX,
  PRESCRIPTION_STATUSES,
  prescribedMedicationSchema,
  QUANTITY_MAX,
} from '../prescriptions/index.ts';
import {
  DISPENSING_REASON_MAX,
  LOT_MAX,
  PHARMACIST_MAX,
  PRODUCT_MAX,
} from './dispensing.limits.ts';

const day = z.string().refine(isDay, 'day.invalid');

/** What opens a prescription at a counter: the CUIR of any of its lines, and the patient's DNI (requirement: counter dispensing). */
export const counterKeySchema = z.strictObject({
  cuir: z
    .string('cuir.required')
    .transform((text) => text.replaceAll(/[\s.-]/g, ''))
    .pipe(z.string().min(1, 'cuir.required').refine(isCuir, 'cuir.invalid')),
  dni: dniField('dni'),
});
export type CounterKey = z.infer<typeof counterKeySchema>;

/** A medicine as the counter reads it. Of its purpose the pharmacy sees only the diagnosis that the law requires. */
const counterLineSchema = prescribedMedicationSchema
  .omit({ vih: true })
  .extend({ item: z.number().int() });

/** A prescription as the counter reads it: what to hand over, to whom, and whether it may be dispensed today. */
export const counterPrescriptionSchema = z.object({
  id: z.string(),
  status: z.enum(PRESCRIPTION_STATUSES),
  createdDate: z.iso.datetime(),
  startDate: day,
  expiryDate: day,
  dispensedDate: z.iso.datetime().nullable(),
  diagnosis: z.string(),
  patient_name: z.string(),
  id_number: z.string(),
  /** Insurer, plan and affiliate number; null if the patient pays. */
  coverage: z.string().nullable(),
  affiliate_number: z.string().nullable(),
  professional_name: z.string(),
  professional_license: z.string(),
  lines: z.array(counterLineSchema),
  /** Issued without the numbers of the national registry: not valid in any pharmacy. */
  test_mark: z.boolean(),
});
export type CounterPrescription = z.infer<typeof counterPrescriptionSchema>;

/** The pharmacist responsible for what is handed over (requirement: dispensing record). */
export const pharmacistSchema = z.strictObject({
  name: codedText('name', { max: PHARMACIST_MAX }),
  licence: codedText('licence', { max: PHARMACIST_MAX }),
});
export type Pharmacist = z.infer<typeof pharmacistSchema>;

const typed = (field: string, max: number) =>
  z
    .string({ error: `${field}.required` })
    .transform((text) => cleanText(text))
    .pipe(z.string().max(max, `${field}.too-long`));

/** What is handed over for one line: all, a part, or nothing; with nothing, there is no product. */
export const dispensedLineSchema = z.strictObject({
  item: z.number().int().min(1).max(PRESCRIPTION_LINES_MAX),
  product: typed('product', PRODUCT_MAX),
  pack: typed('pack', PRODUCT_MAX),
  quantity: z
    .number('quantity.required')
    .int('quantity.numbers-only')
    .min(0, 'quantity.too-low')
    .max(QUANTITY_MAX, 'quantity.too-high'),
  lot: typed('lot', LOT_MAX),
  /** Why another medicine than the prescribed one was handed over; null if it is the same. */
  substitution: codedText('substitution', { max: DISPENSING_REASON_MAX }).nullable(),
});
export type DispensedLine = z.infer<typeof dispensedLineSchema>;

const NAMED = ['product', 'pack', 'lot'] as const;

/** A line as the counter sends it; if anything is handed over, product, pack and lot are required. */
const newLineSchema = dispensedLineSchema.superRefine((line, context) => {
  for (const field of NAMED)
    if (line.quantity > 0 && line[field] === '')
      context.addIssue({ code: 'custom', path: [field], message: `${field}.required` });
});

/** What is handed over; for lines left out, nothing is. */
export const handedOverSchema = z.strictObject({
  pharmacist: pharmacistSchema,
  lines: z
    .array(newLineSchema)
    .min(1, 'lines.nothing')
    .max(PRESCRIPTION_LINES_MAX)
    .superRefine((lines, context) => {
      if (lines.every(({ quantity }) => quantity === 0))
        context.addIssue({ code: 'custom', path: [], message: 'lines.nothing' });
      if (new Set(lines.map(({ item }) => item)).size !== lines.length)
        context.addIssue({ code: 'custom', path: [], message: 'lines.repeated' });
    }),
});
export type HandedOver = z.output<typeof handedOverSchema>;

/**
 * A dispensing at the counter. It uses up the prescription, even if only a part was handed over
 * (requirement: dispensed once).
 */
export const newDispensingSchema = counterKeySchema.extend(handedOverSchema.shape);

/** The same for a prescription that came with an order, which needs no CUIR and DNI. */
export const newOrderDispensingSchema = handedOverSchema.extend({ prescriptionId: z.uuid() });

/** `current` of a refused second dispensing: when the first one took place, at any branch. */
export const servedBeforeSchema = z.object({ dispensedDate: z.iso.datetime() });
export type ServedBefore = z.infer<typeof servedBeforeSchema>;

/** Blocks a prescription that the pharmacist considers wrong, until its professional has reviewed it. */
export const newBlockSchema = counterKeySchema.extend({
  pharmacist: pharmacistSchema,
  reason: codedText('reason', { max: DISPENSING_REASON_MAX }),
});

/** What was handed over, when, where and by whom (requirement: dispensing record). */
export const dispensingSchema = z.object({
  id: z.string(),
  prescriptionId: z.string(),
  date: z.iso.datetime(),
  patient_name: z.string(),
  branchOffice: z.object({ name: z.string(), pharmacy: z.object({ name: z.string() }) }),
  pharmacist: z.object({ name: z.string(), licence: z.string() }),
  /** Less than prescribed was handed over; the rest needs another prescription. */
  partial: z.boolean(),
  lines: z.array(dispensedLineSchema.extend({ name: z.string(), prescribed: z.number().int() })),
});
export type Dispensing = z.infer<typeof dispensingSchema>;
