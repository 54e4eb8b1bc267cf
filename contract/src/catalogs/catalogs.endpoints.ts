import { z } from 'zod';
import { endpoint, listOf } from '../kernel/index.ts';
import {
  diagnosisSchema,
  medicationItemSchema,
  searchSchema,
  specialtySchema,
} from './catalogs.schema.ts';

const SEARCHES = { max: 240, windowSeconds: 60 };

export const listSpecialties = endpoint({
  method: 'GET',
  path: '/api/catalogs/specialties',
  row: 'A24',
  access: 'session',
  summary: 'Specialties; with on_guard=true only those that the virtual guard serves.',
  query: z.object({ on_guard: z.stringbool().optional() }),
  response: listOf(specialtySchema),
});

export const searchDiagnoses = endpoint({
  method: 'GET',
  path: '/api/catalogs/diagnoses',
  row: 'A25',
  access: 'session',
  summary: 'Diagnoses by CIE-10 code or words, accents ignored.',
  query: z.object({ description: searchSchema }),
  response: listOf(diagnosisSchema),
  limit: SEARCHES,
});

export const searchMedications = endpoint({
  method: 'GET',
  path: '/services/vademecum/api/medications',
  row: 'A26',
  access: 'session',
  summary: 'Medicines by generic name, accents ignored.',
  query: z.object({ description: searchSchema }),
  response: z.object({ content: z.array(medicationItemSchema) }),
  limit: SEARCHES,
});
