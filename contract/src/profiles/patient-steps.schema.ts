import { z } from 'zod';
import { dniSchema } from '../accounts/index.ts';
import type { Day } from '../kernel/index.ts';
import {
  addressShape,
  coverageShape,
  historyShape,
  withCoverageRules,
} from './patient-profile.schema.ts';
import { birthDateOn, personShape } from './person-fields.ts';
import { relationships } from './profiles.schema.ts';

/** How a member is related to the holder (A 5). */
export const relationshipField = z.string().pipe(z.enum(relationships, 'relationship.required'));

const { first_name, last_name, alias, ...facts } = personShape;
const names = { first_name, last_name, alias };

/** What follows the names: faults are told in the order of the form. */
const factsOn = (today: Day, minimumAge: number) => ({
  id_number: dniSchema,
  ...facts,
  birth_date: birthDateOn(today, minimumAge),
  patient_dto: withCoverageRules(z.object(coverageShape)),
});

/** Step 1, Información Personal, as the form holds it on a day. */
export const personalStepSchema = (today: Day, minimumAge: number) =>
  z.object({ ...names, ...factsOn(today, minimumAge) });

/** The same for a member of the family group. */
export const memberStepSchema = (today: Day, minimumAge: number) =>
  z.object({
    ...names,
    relationship_to_titular: relationshipField,
    ...factsOn(today, minimumAge),
  });

/** Step 2, Dirección. */
export const addressStepSchema = z.object({ address_dto: z.object(addressShape) });

const entry = z.object({ id: z.number().nullable(), name: z.string() });

/** Step 3, Antecedentes Médicos: lists with the names that the screen shows. */
export const historyStepSchema = z.object({
  patient_dto: z.object({
    ...historyShape,
    pre_existing_disease: z.array(entry),
    surgeries: z.array(entry),
    frequent_medication: z.array(entry),
  }),
});
export type HistoryEntry = z.infer<typeof entry>;
