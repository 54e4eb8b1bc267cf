import { z } from 'zod';
import { hasCheckDigit } from '../kernel/index.ts';
import { formatCuil } from './cuil.ts';
import { cuilConfirmation, cuilField } from './person-fields.ts';
import { identificationTypes, type OtherIdentification } from './profiles.schema.ts';

/** Prefixes for people begin with 2, or with 5 without a DNI; those of companies with 3. */
const TAX_NUMBER = /^[25]\d{10}$/;
/** Our rule: the law requires only type and number, and passport formats differ between countries. */
const PASSPORT = /^[A-Z0-9]{6,12}$/;

const isNumber = ({ type, number }: OtherIdentification): boolean =>
  type === 'PASSPORT' ? PASSPORT.test(number) : TAX_NUMBER.test(number) && hasCheckDigit(number);

const FAULTS = {
  CUIT: 'identification.cuit-invalid',
  CDI: 'identification.cdi-invalid',
  PASSPORT: 'identification.passport-invalid',
} as const;

/** Document in place of a CUIL: 11 digits, or a passport's letters and digits. */
export const otherIdentificationField = z
  .strictObject({
    type: z.string().pipe(z.enum(identificationTypes, 'identification.type-required')),
    number: z
      .string()
      .transform((text) => text.trim().toUpperCase())
      .pipe(z.string().min(1, 'identification.number-required')),
  })
  .transform(({ type, number }) => ({
    type,
    number: type === 'PASSPORT' ? number : number.replace(/[\s.-]/g, ''),
  }))
  .superRefine((stated, context) => {
    if (isNumber(stated)) return;
    context.addIssue({ code: 'custom', path: ['number'], message: FAULTS[stated.type] });
  });

/** The number as printed on the card: `20-60123456-1`, `AB123456`. */
export const formatIdentification = ({ type, number }: OtherIdentification): string =>
  type === 'PASSPORT' ? number : formatCuil(number);

/** A CUIL or the document in its place; `withIdentificationRules` requires exactly one. */
export const identificationShape = {
  cuil: z
    .string()
    .nullish()
    .transform((text) => text?.trim() || null)
    .pipe(cuilField.nullable()),
  cuil_confirmed: z.boolean().optional(),
  other_identification: otherIdentificationField.nullish().transform((stated) => stated ?? null),
};

type Stated = { cuil?: unknown; cuil_confirmed?: unknown; other_identification?: unknown };

const identificationRules: [path: string, code: string, isBroken: (given: Stated) => boolean][] = [
  ['cuil', 'cuil.required', (given) => !given.cuil && !given.other_identification],
  ['cuil_confirmed', 'cuil.unconfirmed', (given) => Boolean(given.cuil) && !given.cuil_confirmed],
  [
    'other_identification',
    'identification.besides-cuil',
    (given) => Boolean(given.cuil) && Boolean(given.other_identification),
  ],
];

/** Requires exactly one of the two, and that a CUIL is confirmed. */
export const withIdentificationRules = <Out, In extends Stated>(
  schema: z.ZodType<Out, In>,
): z.ZodType<Out, In> =>
  identificationRules.reduce(
    (ruled, [field, message, isBroken]) =>
      ruled.refine((given) => !isBroken(given as Stated), {
        path: [field],
        message,
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    schema,
  );

/** The answer of a form that is not in use: any value is kept. */
const typedIdentification = z.object({ type: z.string(), number: z.string() });

/** Both answers of a form, with or without a CUIL; the values of the other one are kept. */
export const identificationAnswers = {
  withCuil: {
    has_no_cuil: z.literal(false),
    cuil: cuilField,
    cuil_confirmed: cuilConfirmation,
    other_identification: typedIdentification,
  },
  withoutCuil: {
    has_no_cuil: z.literal(true),
    cuil: z.string(),
    cuil_confirmed: z.boolean(),
    other_identification: otherIdentificationField,
  },
};
