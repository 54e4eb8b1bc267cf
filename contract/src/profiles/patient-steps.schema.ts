import { z } from 'zod';
import { dniSchema } from '../accounts/index.ts';
import type { Day } from '../kernel/index.ts';
import { coverageShape, withCoverageRules } from './coverage-fields.ts';
import { identificationAnswers } from './identification.ts';
import { addressShape, historyShape } from './patient-fields.ts';
import { birthDateOn, personShape } from './person-fields.ts';
import { relationships } from './profiles.schema.ts';

/** How a member is related to the holder. */
export const relationshipField = z.string().pipe(z.enum(relationships, 'relationship.required'));

const { first_name, last_name, alias, birth_date: _, sex_str, phone_number } = personShape;
const names = { first_name, last_name, alias };

type Identification = typeof identificationAnswers;
type Answer = Identification['withCuil'] | Identification['withoutCuil'];

/** The fields after the names, in the order of the form, which is also that of the issues. */
const factsOn = <Identified extends Answer>(
  today: Day,
  minimumAge: number,
  identified: Identified,
) => ({
  id_number: dniSchema,
  birth_date: birthDateOn(today, minimumAge),
  sex_str,
  ...identified,
  phone_number,
  patient_dto: withCoverageRules(z.object(coverageShape)),
});

/** A step with and without a CUIL; only the visible fields are checked. */
const stepOn = <Relationship extends z.ZodType>(
  today: Day,
  minimumAge: number,
  relationship_to_titular: Relationship,
) => {
  const first = { ...names, relationship_to_titular };
  const { withCuil, withoutCuil } = identificationAnswers;
  return z.discriminatedUnion('has_no_cuil', [
    z.object({ ...first, ...factsOn(today, minimumAge, withCuil) }),
    z.object({ ...first, ...factsOn(today, minimumAge, withoutCuil) }),
  ]);
};

/** Step 1, Información Personal, as the form has it on a day; a holder has no relationship. */
export const personalStepSchema = (today: Day, minimumAge: number) =>
  stepOn(today, minimumAge, z.string());

/** The same for a member of the family group. */
export const memberStepSchema = (today: Day, minimumAge: number) =>
  stepOn(today, minimumAge, relationshipField);

/** Step 2, Dirección. */
export const addressStepSchema = z.object({ address_dto: z.object(addressShape) });

const entry = z.object({ id: z.number().nullable(), name: z.string() });
/** For a medicine in the person's own words, the id is a text, or null until it is stored. */
const medicine = entry.extend({ id: z.union([z.number(), z.string()]).nullable() });

/** Step 3, Antecedentes Médicos: lists including the names that the screen shows. */
export const historyStepSchema = z.object({
  patient_dto: z.object({
    ...historyShape,
    pre_existing_disease: z.array(entry),
    surgeries: z.array(entry),
    frequent_medication: z.array(medicine),
  }),
});
export type HistoryEntry = z.infer<typeof entry>;
export type MedicineEntry = z.infer<typeof medicine>;
