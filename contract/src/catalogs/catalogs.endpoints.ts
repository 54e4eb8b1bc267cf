import { z } from 'zod';
import { endpoint, everybody, listOf, rowNumberInAddress, staff } from '../kernel/index.ts';
import {
  diagnosisSchema,
  diseaseSchema,
  firstSchema,
  insurerSchema,
  localitySchema,
  medicationItemSchema,
  planCategorySchema,
  provinceSchema,
  searchSchema,
  specialtySchema,
  surgerySchema,
} from './catalogs.schema.ts';

const SEARCHES = { max: 240, windowSeconds: 60 };

export const listSpecialties = endpoint({
  method: 'GET',
  path: '/api/catalogs/specialties',
  who: everybody('always'),
  access: 'session',
  summary: 'Specialties; with on_guard=true only those of the virtual guard.',
  query: z.object({ on_guard: z.stringbool().optional() }),
  response: listOf(specialtySchema),
});

export const listProvinces = endpoint({
  method: 'GET',
  path: '/api/catalogs/provinces',
  who: everybody('always'),
  access: 'session',
  summary: 'The provinces with their INDEC code.',
  response: listOf(provinceSchema),
});

export const listLocalities = endpoint({
  method: 'GET',
  path: '/api/catalogs/provinces/:provinceId/localities',
  who: everybody('always'),
  access: 'session',
  summary: 'The localities of a province; with name only those that contain it, ignoring accents.',
  params: z.object({ provinceId: z.string().regex(/^\d{2}$/, 'province.code') }),
  query: z.object({ name: z.string().trim().max(64).optional() }),
  response: listOf(localitySchema),
});

export const listDiseases = endpoint({
  method: 'GET',
  path: '/api/catalogs/diseases',
  who: everybody('always'),
  access: 'session',
  summary: 'Pre-existing diseases to choose from.',
  response: listOf(diseaseSchema),
});

export const listSurgeries = endpoint({
  method: 'GET',
  path: '/api/catalogs/surgeries',
  who: everybody('always'),
  access: 'session',
  summary: 'Surgeries to choose from.',
  response: listOf(surgerySchema),
});

export const listInsurers = endpoint({
  method: 'GET',
  path: '/api/catalogs/insurers',
  who: everybody('always'),
  access: 'session',
  summary: 'Health insurers and prepaid providers; PARTICULAR stands for private payment.',
  response: listOf(insurerSchema),
});

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/catalogs/insurers/:insurerId/plans',
  who: everybody('always'),
  access: 'session',
  summary: 'The plans of an insurer.',
  params: z.object({
    insurerId: rowNumberInAddress.positive(),
  }),
  response: listOf(planCategorySchema),
});

export const searchDiagnoses = endpoint({
  method: 'GET',
  path: '/api/catalogs/diagnoses',
  who: { patient: ['within limits'], professional: ['within limits'], ...staff('within limits') },
  access: 'session',
  summary:
    'Diagnoses by CIE-10 code or words, ignoring accents; an exact code, then those in first, then the others.',
  query: z.object({ description: searchSchema, first: firstSchema.optional() }),
  response: listOf(diagnosisSchema),
  limit: SEARCHES,
});

export const searchMedications = endpoint({
  method: 'GET',
  path: '/services/vademecum/api/medications',
  who: everybody('within limits'),
  access: 'session',
  summary: 'Medicines by generic name, ignoring accents; those in first, then the others.',
  query: z.object({ description: searchSchema, first: firstSchema.optional() }),
  response: z.object({ content: z.array(medicationItemSchema) }),
  limit: SEARCHES,
});
