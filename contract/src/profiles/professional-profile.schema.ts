import { z } from 'zod';
import { dniSchema } from '../accounts/index.ts';
import { type Day, dayOfTyped, isDay, rowNumber } from '../kernel/index.ts';
import {
  expiredLicences,
  type LicenceFault,
  licencesOf,
  repeatedLicences,
  type StatedLicence,
} from './licences.ts';
import { birthDateOn, demandedText, minimumAge, personShape } from './person-fields.ts';
import {
  ACADEMIC_TRAINING_MAX,
  LICENCE_MAX,
  NAME_MAX,
  OTHER_LICENCES_MAX,
  PROFESSION_MAX,
  PROFESSIONAL_ADDRESS_MAX,
  REFEPS_DIGITS,
  SPECIALTIES_MAX,
} from './profiles.limits.ts';

/** Who issues a licence: the nation or a province. */
export const LICENCE_TYPES = ['NATIONAL', 'PROVINCIAL'] as const;
export type LicenceType = (typeof LICENCE_TYPES)[number];

const ids = z
  .array(rowNumber.positive())
  .default([])
  .transform((list) => [...new Set(list)]);

/** One licence (requirement: stated licences). */
const licenceShape = {
  type_licence_str: z.string().pipe(z.enum(LICENCE_TYPES, 'type_licence_str.required')),
  licence_str: z
    .string()
    .transform((text) => text.trim())
    .pipe(
      z
        .string()
        .min(1, { error: 'licence_str.required', abort: true })
        .max(LICENCE_MAX, 'licence_str.too-long')
        .regex(/^\d+$/, 'digits.only'),
    ),
  /** The ministry or professional college that issued it. */
  issuer: demandedText(NAME_MAX, 'issuer'),
  /** INDEC code of the province where it is valid. */
  jurisdiction_code: z.string().regex(/^\d{2}$/, 'jurisdiction_code.required'),
  /** Its last day, typed like a birth date; empty if no expiry is stated; if absent, the stored one is kept. */
  valid_until: z
    .string()
    .nullish()
    .transform((typed) => (typed === undefined ? typed : dayOfTyped(typed ?? '') || null))
    .pipe(z.string().refine(isDay, 'valid_until.invalid').nullish()),
};

/** Where a professional is licensed and under which licences (requirement: stated licences). */
const practiceShape = {
  /** Médico, odontóloga…; printed on prescriptions. */
  profession: demandedText(PROFESSION_MAX, 'profession'),
  ...licenceShape,
  /** The licences after the first, in the order in which they would sign; if absent, the stored ones are kept. */
  other_licences: z
    .array(z.strictObject(licenceShape))
    .max(OTHER_LICENCES_MAX, 'other_licences.too-many')
    .optional(),
  /** Code of the federal registry, obligatory on prescriptions. */
  refeps_code: z
    .string()
    .transform((text) => text.replace(/[\s.-]/g, ''))
    .pipe(
      z
        .string()
        .min(1, { error: 'refeps_code.required', abort: true })
        .regex(REFEPS_DIGITS, 'refeps_code.invalid'),
    ),
  ids_specialties: ids.pipe(
    z.array(z.number()).min(1, 'specialties.required').max(SPECIALTIES_MAX, 'specialties.too-many'),
  ),
  academic_training: demandedText(ACADEMIC_TRAINING_MAX, 'academic_training'),
  /** Address of the practice; printed on prescriptions. */
  professional_address: demandedText(PROFESSIONAL_ADDRESS_MAX, 'professional_address'),
};

const attentionFields = {
  attention_particular: z.boolean().default(false),
  ids_prepaid_healths: ids,
};

type Attention = {
  attention_particular?: boolean | undefined;
  ids_prepaid_healths?: unknown;
  ids_health_care_providers?: unknown;
};

const hasAny = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

/** Requires that the professional attends private patients or those of at least one insurer. */
const withAttention = <Out extends Attention, In>(schema: z.ZodType<Out, In>) =>
  schema.refine(
    ({ attention_particular, ids_prepaid_healths, ids_health_care_providers }) =>
      attention_particular === true ||
      hasAny(ids_prepaid_healths) ||
      hasAny(ids_health_care_providers),
    { path: ['attention_particular'], message: 'attention.required' },
  );

/** Step 1 of a professional: identity; must be of age. */
export const professionalStepSchema = (today: Day) =>
  z.object({
    ...personShape,
    id_number: dniSchema,
    birth_date: birthDateOn(today, minimumAge.holder),
  });

/** Step 5, Datos de Atención. */
export const attentionStepSchema = withAttention(z.object(attentionFields));

type FaultsOf = (practice: StatedLicence & { other_licences?: StatedLicence[] }) => LicenceFault[];

/** Adds the rules between several licences; each fault has the path of its licence. */
const withLicenceRules = <Out, In>(schema: z.ZodType<Out, In>, faultsOf: FaultsOf) =>
  schema.superRefine((practice, context) => {
    for (const fault of faultsOf(practice as Parameters<FaultsOf>[0]))
      context.addIssue({ code: 'custom', ...fault });
  });

/** Step 4, Datos Profesionales, on a day; licences stored before may have expired. */
export const practiceStepSchema = (today: Day, stored: readonly StatedLicence[]) =>
  withLicenceRules(z.object(practiceShape), (practice) => {
    const licences = licencesOf<StatedLicence>(practice);
    return [...repeatedLicences(licences), ...expiredLicences(licences, stored, today)];
  });

const readOnly = z.unknown().optional();

/** Fields that the specification's client sends back unchanged; never stored. */
const readOnlyUser = {
  id: readOnly,
  active_role: readOnly,
  email: readOnly,
  username: readOnly,
  other_identification: readOnly,
  address_dto: readOnly,
  patient_dto: readOnly,
  method_auth: readOnly,
  number_auth: readOnly,
};
const readOnlyProfessional = {
  id: readOnly,
  auth_id: readOnly,
  full_profile: readOnly,
  verification: readOnly,
  observation: readOnly,
  specialties: readOnly,
  prepaid_healths: readOnly,
  health_care_providers: readOnly,
  virtual_guard_availability_str: readOnly,
};

const picture = z.string().nullish();

/** A professional's own data, without the server's fields (requirement: server-owned fields). */
export const professionalProfileSchema = z.strictObject({
  ...readOnlyUser,
  ...personShape,
  /** Used only if the account was created without one. */
  id_number: dniSchema.optional(),
  professional_dto: withLicenceRules(
    withAttention(
      z.strictObject({
        ...readOnlyProfessional,
        ...practiceShape,
        ...attentionFields,
        ids_health_care_providers: ids,
        /** As base64; absent or null keeps the stored one. */
        photo_encode: picture,
        sign_photo: picture,
      }),
    ),
    (practice) => repeatedLicences(licencesOf<StatedLicence>(practice)),
  ),
});
export type ProfessionalProfileWrite = z.output<typeof professionalProfileSchema>;
