import { z } from 'zod';
import { roleSchema } from '../accounts/index.ts';
import { specialtySchema } from '../catalogs/index.ts';
import { profileImagesSchema, studySchema } from './profile-files.schema.ts';

export const sexes = ['FEMALE', 'MALE', 'NON_BINARY'] as const;
export const attentionTypes = ['Obra Social', 'Particular'] as const;
export const relationships = ['SPOUSE', 'PARTNER', 'OFFSPRING', 'IN_CHARGE'] as const;
/** Document that identifies a person without a CUIL on a prescription (Res. MS 2214/2025, annex II). */
export const identificationTypes = ['CUIT', 'CDI', 'PASSPORT'] as const;
export const verificationStates = ['PENDING_VERIFICATION', 'VERIFIED', 'SUSPENDED'] as const;

/** The document that replaces a CUIL. */
export const otherIdentificationSchema = z.object({
  type: z.enum(identificationTypes),
  number: z.string(),
});
export type OtherIdentification = z.infer<typeof otherIdentificationSchema>;

/** Exactly one of the two once stated; neither before. */
const identifiedShape = {
  cuil: z.string().nullable(),
  other_identification: otherIdentificationSchema.nullable(),
};

const named = z.object({ id: z.number().int().nullable(), name: z.string() });
const medicine = z.object({ id: z.union([z.number().int(), z.string()]), name: z.string() });
/** The ids of a list with names, as the profile is written. */
const rowIds = z.array(z.number().int());

const insurerSchema = z.object({ id: z.number().int(), name: z.string() });

/** A plan with its insurer. */
export const planSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  prepaid_health: insurerSchema,
});

export const addressSchema = z.object({
  id: z.string(),
  street: z.string(),
  number: z.string(),
  number_department: z.string().nullable(),
  floor: z.string().nullable(),
  postal_code: z.string(),
  between_streets: z.string().nullable(),
  city: z.string(),
  province: z.string(),
  country: z.string(),
  principal: z.literal(true),
});

/** The medical side of a person. */
export const patientDtoSchema = z.object({
  id: z.string(),
  auth_id: z.string().nullable(),
  full_profile: z.boolean(),
  clinicHistoryId: z.number().int(),
  attention_type: z.enum(attentionTypes).nullable(),
  prepaid_health_category: planSchema.nullable(),
  affiliate_number: z.string().nullable(),
  /**
   * Staff checked the plan with the insurer; from then on it changes only by request
   * (requirement: declared coverage).
   */
  coverage_verified: z.boolean(),
  size: z.number().nullable(),
  weight: z.number().nullable(),
  allergies: z.string().nullable(),
  family_history: z.string().nullable(),
  vaccines: z.string().nullable(),
  gynecological_data: z.string().nullable(),
  age: z.number().int(),
  pre_existing_disease: z.array(named),
  ids_pre_existing_disease: rowIds,
  /** By the number of the vademecum or, for the person's own words, by the id of the entry. */
  frequent_medication: z.array(medicine),
  ids_frequent_medication: rowIds,
  /** The entries of `frequent_medication` in the person's own words. */
  another_frequent_medication: z.array(z.object({ id: z.string(), name: z.string() })),
  surgeries: z.array(named),
  ids_surgery: rowIds,
  /** Attached studies; the file itself has its own endpoint. */
  study: z.array(studySchema),
});

/** What identifies a person on screens and documents. */
export const personalSchema = z.object({
  alias: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  sex_str: z.enum(sexes),
  birth_date: z.string(),
  id_number: z.string(),
  phone_number: z.string().nullable(),
});
export type Personal = z.infer<typeof personalSchema>;

export const familyMemberSchema = personalSchema.extend({
  id: z.string(),
  ...identifiedShape,
  relationship_to_titular: z.enum(relationships),
  address_dto: addressSchema.nullable(),
  patient_dto: patientDtoSchema,
});
export type FamilyMember = z.infer<typeof familyMemberSchema>;

export const licenceSchema = z.object({
  licence_str: z.string(),
  type_licence_str: z.enum(['NATIONAL', 'PROVINCIAL']),
  issuer: z.string(),
  jurisdiction_code: z.string().nullable(),
  /** Its last day; null if no expiry is stated. */
  valid_until: z.string().nullable(),
});
export type Licence = z.infer<typeof licenceSchema>;

/** Whether a professional is on duty, as the profile shows it. */
const guardAvailabilities = ['AVAILABLE', 'NOT_AVAILABLE'] as const;

export const professionalDtoSchema = z.object({
  id: z.string(),
  auth_id: z.string(),
  full_profile: z.boolean(),
  ...profileImagesSchema.shape,
  licence_str: z.string().nullable(),
  type_licence_str: z.enum(['NATIONAL', 'PROVINCIAL']).nullable(),
  specialties: z.array(specialtySchema),
  ids_specialties: rowIds,
  academic_training: z.string().nullable(),
  profession: z.string().nullable(),
  refeps_code: z.string().nullable(),
  issuer: z.string().nullable(),
  jurisdiction_code: z.string().nullable(),
  valid_until: z.string().nullable(),
  /** Licences after the first, in the order in which they would sign. */
  other_licences: z.array(licenceSchema),
  professional_address: z.string().nullable(),
  attention_particular: z.boolean(),
  prepaid_healths: z.array(insurerSchema),
  ids_prepaid_healths: rowIds,
  health_care_providers: z.array(insurerSchema),
  ids_health_care_providers: rowIds,
  virtual_guard_availability_str: z.enum(guardAvailabilities),
  verification: z.enum(verificationStates),
  /** What staff asks the professional to correct before the licences are verified; null if nothing. */
  observation: z.string().nullable(),
});

/** The caller's own profile, as the lookup by token returns it. */
export const userSchema = personalSchema.extend({
  id: z.string(),
  ...identifiedShape,
  active_role: roleSchema,
  email: z.string(),
  username: z.string(),
  address_dto: addressSchema.nullable(),
  patient_dto: patientDtoSchema.extend({ family_group: z.array(familyMemberSchema) }).nullable(),
  professional_dto: professionalDtoSchema.nullable(),
});
export type User = z.infer<typeof userSchema>;

/** A professional as patients see one: never DNI, e-mail, phone or signature. */
export const professionalCardSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  alias: z.string().nullable(),
  sex_str: z.enum(sexes),
  professional_dto: z.object({
    licence_str: z.string().nullable(),
    /** Licence as people read it: 'M.N. 104233'. */
    licence_label: z.string(),
    profession: z.string().nullable(),
    specialties: z.array(specialtySchema),
    photo_encode: z.string().nullable(),
  }),
});
export type ProfessionalCard = z.infer<typeof professionalCardSchema>;
