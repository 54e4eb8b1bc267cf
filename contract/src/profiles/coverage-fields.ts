import { z } from 'zod';
import { rowNumber } from '../kernel/index.ts';
import { optionalText } from './person-fields.ts';
import { AFFILIATE_NUMBER_MAX } from './profiles.limits.ts';
import { attentionTypes } from './profiles.schema.ts';

/** Id of a row, as number or text; empty means absent. */
export const rowId = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((id) => (id ? Number(id) : null))
  .pipe(rowNumber.positive().nullable());

/** Who pays for the consultations, as the person declares it (requirement: declared coverage). */
export const coverageShape = {
  attention_type: z.string().pipe(z.enum(attentionTypes, 'attention_type.required')),
  prepaid_health_category: z
    .object({ id: rowId, prepaid_health: z.object({ id: rowId }).nullish() })
    .nullish(),
  affiliate_number: optionalText(AFFILIATE_NUMBER_MAX, 'affiliate_number.too-long').pipe(
    z.string().regex(/^\d+$/, 'digits.only').nullable(),
  ),
};

type Coverage = {
  attention_type?: string | undefined;
  prepaid_health_category?:
    | { id?: unknown; prepaid_health?: { id?: unknown } | null | undefined }
    | null
    | undefined;
  affiliate_number?: string | null | undefined;
};

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
const hasInsurer = ({ attention_type }: Coverage): boolean => attention_type === 'Obra Social';

/** Rules of an insurer's plan, checked together with the other fields. */
const coverageRules: [path: string[], code: string, isMissing: (given: Coverage) => boolean][] = [
  [
    ['prepaid_health_category', 'prepaid_health', 'id'],
    'prepaid_health.required',
    ({ prepaid_health_category: plan }) => isEmpty(plan?.prepaid_health?.id) && isEmpty(plan?.id),
  ],
  [
    ['prepaid_health_category', 'id'],
    'prepaid_health_category.required',
    ({ prepaid_health_category: plan }) => isEmpty(plan?.id),
  ],
  [
    ['affiliate_number'],
    'affiliate_number.required',
    ({ affiliate_number }) => isEmpty(affiliate_number),
  ],
];

/** Adds the rules that apply only to people with an insurer. */
export const withCoverageRules = <Out, In extends Coverage>(
  schema: z.ZodType<Out, In>,
): z.ZodType<Out, In> =>
  coverageRules.reduce(
    (ruled, [path, message, isMissing]) =>
      ruled.refine((given) => !hasInsurer(given as Coverage) || !isMissing(given as Coverage), {
        path,
        message,
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    schema,
  );
