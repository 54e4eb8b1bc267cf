import { z } from 'zod';
import { dniSchema } from '../accounts/index.ts';
import { rowNumber } from '../kernel/index.ts';
import { entryKey } from './entry-key.ts';
import { identificationShape, withIdentificationRules } from './identification.ts';
import { demandedText, optionalLines, optionalText, personShape } from './person-fields.ts';
import {
  AFFILIATE_NUMBER_MAX,
  ANTECEDENTS_MAX,
  FREE_TEXT_MAX,
  HEIGHT_MAX_CHARACTERS,
  HEIGHT_METRES,
  NAME_MAX,
  PLACE_MAX,
  PLACE_MIN,
  STREET_NUMBER_MAX,
  WEIGHT_KILOS,
} from './profiles.limits.ts';
import { attentionTypes } from './profiles.schema.ts';

const POSTAL_CODE = /^(\d{4}|[A-Z]\d{4}[A-Z]{3})$/;

/** The id of a row of a list, as a number or as a form holds it; empty is absent. */
const rowId = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((id) => (id ? Number(id) : null))
  .pipe(rowNumber.positive().nullable());

const place = (code: string) =>
  demandedText(PLACE_MAX, code).pipe(z.string().min(PLACE_MIN, `${code}.too-short`));

/** Where somebody lives. */
export const addressShape = {
  street: demandedText(PLACE_MAX, 'street'),
  number: demandedText(STREET_NUMBER_MAX, 'number').pipe(z.string().regex(/^\d+$/, 'digits.only')),
  number_department: optionalText(PLACE_MAX, 'number_department.too-long'),
  floor: optionalText(PLACE_MAX, 'floor.too-long'),
  postal_code: z
    .string()
    .transform((text) => text.replace(/\s/g, '').toUpperCase())
    .pipe(z.string().min(1, 'postal_code.required').regex(POSTAL_CODE, 'postal_code.invalid')),
  between_streets: optionalText(PLACE_MAX, 'between_streets.too-long').refine(
    (text) => text === null || text.length >= PLACE_MIN,
    'between_streets.too-short',
  ),
  city: place('city'),
  province: place('province'),
  country: demandedText(PLACE_MAX, 'country'),
};

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

/** What a plan of an insurer demands, told together with whatever else is missing. */
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

/** Adds the rules that hold only for who has an insurer. */
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

/** A measure typed with comma or dot, within what a person can have. */
const measure = (code: string, decimal: RegExp, { min, max }: { min: number; max: number }) =>
  z
    .union([z.string(), z.number()])
    .transform((typed) => String(typed).trim().replace(',', '.'))
    .pipe(z.string().min(1, `${code}.required`).regex(decimal, `${code}.numeric`))
    .transform(Number)
    .pipe(z.number().min(min, `${code}.out-of-range`).max(max, `${code}.out-of-range`));

const HEIGHT = new RegExp(`^(?=.{1,${HEIGHT_MAX_CHARACTERS}}$)\\d+(\\.\\d+)?$`);
const WEIGHT = /^\d+(\.\d)?$/;

/** What a professional should know before attending. Study files have calls of their own. */
export const historyShape = {
  size: measure('size', HEIGHT, HEIGHT_METRES),
  weight: measure('weight', WEIGHT, WEIGHT_KILOS),
  allergies: optionalLines(FREE_TEXT_MAX),
  family_history: optionalLines(FREE_TEXT_MAX),
  vaccines: optionalLines(FREE_TEXT_MAX),
  gynecological_data: optionalLines(FREE_TEXT_MAX),
};

const idList = z
  .array(rowNumber.positive())
  .max(ANTECEDENTS_MAX)
  .default([])
  .transform((ids) => [...new Set(ids)]);

const isUnique = (names: string[]): boolean => new Set(names.map(entryKey)).size === names.length;

/** A medicine that the list does not have, in the person's own words. */
const otherMedication = z.strictObject({
  id: z.union([z.string().max(60), z.number()]).optional(),
  name: demandedText(NAME_MAX, 'medication'),
});

const listsShape = {
  ids_pre_existing_disease: idList,
  ids_surgery: idList,
  ids_frequent_medication: idList,
  another_frequent_medication: z
    .array(otherMedication)
    .max(ANTECEDENTS_MAX)
    .default([])
    .refine((list) => isUnique(list.map(({ name }) => name)), 'medication.repeated'),
};

/** Names that the specification's client sends back as it read them: never written. */
const readOnly = z.unknown().optional();
const readOnlyPerson = {
  id: readOnly,
  id_number: readOnly,
  active_role: readOnly,
  email: readOnly,
  username: readOnly,
  professional_dto: readOnly,
  family_group: readOnly,
  method_auth: readOnly,
  number_auth: readOnly,
  auth_number: readOnly,
};
const readOnlyPatient = {
  id: readOnly,
  auth_id: readOnly,
  full_profile: readOnly,
  clinicHistoryId: readOnly,
  family_group: readOnly,
  age: readOnly,
  coverage_verified: readOnly,
  pre_existing_disease: readOnly,
  frequent_medication: readOnly,
  surgeries: readOnly,
  study: readOnly,
};

const patientDtoWrite = withCoverageRules(
  z.strictObject({
    ...readOnlyPatient,
    ...coverageShape,
    prepaid_health_category: z
      .strictObject({
        id: rowId,
        name: readOnly,
        prepaid_health: z.strictObject({ id: rowId, name: readOnly }).nullish(),
      })
      .nullish(),
    ...historyShape,
    ...listsShape,
  }),
);

const profileShape = {
  ...readOnlyPerson,
  ...personShape,
  ...identificationShape,
  address_dto: z.strictObject({ ...addressShape, id: readOnly, principal: readOnly }),
  patient_dto: patientDtoWrite,
};

/** A holder's own data, with everything that is the server's left out (requirement: server-owned fields). */
export const patientProfileSchema = withIdentificationRules(z.strictObject(profileShape));
export type PatientProfile = z.output<typeof patientProfileSchema>;

/** The first time: the DNI counts where the account has none yet. */
export const firstProfileSchema = withIdentificationRules(
  z.strictObject({ ...profileShape, id_number: dniSchema.optional() }),
);
export type FirstProfile = z.output<typeof firstProfileSchema>;
/** The data of a member, without DNI and relationship; `family-group` adds them and the rules of identification. */
export const memberProfileShape = profileShape;
