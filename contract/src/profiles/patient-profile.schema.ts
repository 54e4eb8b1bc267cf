import { z } from 'zod';
import { dniSchema } from '../accounts/index.ts';
import { rowNumber } from '../kernel/index.ts';
import { coverageShape, rowId, withCoverageRules } from './coverage-fields.ts';
import { entryKey } from './entry-key.ts';
import { identificationShape, withIdentificationRules } from './identification.ts';
import { addressShape, historyShape } from './patient-fields.ts';
import { demandedText, personShape } from './person-fields.ts';
import { ANTECEDENTS_MAX, NAME_MAX } from './profiles.limits.ts';

const idList = z
  .array(rowNumber.positive())
  .max(ANTECEDENTS_MAX)
  .default([])
  .transform((ids) => [...new Set(ids)]);

const isUnique = (names: string[]): boolean => new Set(names.map(entryKey)).size === names.length;

/** A medicine that is not in the list, as free text. */
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

/** Fields that the specification's client sends back unchanged; never stored. */
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

/** A holder's own data, without the server's fields (requirement: server-owned fields). */
export const patientProfileSchema = withIdentificationRules(z.strictObject(profileShape));
export type PatientProfile = z.output<typeof patientProfileSchema>;

/** The first registration; its DNI is used only if the account has none yet. */
export const firstProfileSchema = withIdentificationRules(
  z.strictObject({ ...profileShape, id_number: dniSchema.optional() }),
);
export type FirstProfile = z.output<typeof firstProfileSchema>;
/** The data of a member, without DNI and relationship; `family-group` adds these and the rules of identification. */
export const memberProfileShape = profileShape;
