import { z } from 'zod';
import { endpoint, listOf, okOf, ownFamily, pageInAddress, staff } from '../kernel/index.ts';
import { consultationParams, queueParams, RECORD_BODY_LIMIT } from './call-parts.ts';
import {
  consultationDetailSchema,
  consultationSchema,
  consultationSummarySchema,
  consultationVersionSchema,
} from './consultation-read.schema.ts';
import { HISTORY_PAGE_SIZE } from './consultations.limits.ts';
import {
  addendumTextSchema,
  editedConsultationSchema,
  finishedConsultationSchema,
} from './consultations.schema.ts';

const BUSINESS = '/services/consultation/api/business' as const;

/** Answer to finishing a consultation: always one row. */
export const finishedAnswerSchema = z.object({
  consultationId: z.string(),
  queueId: z.string(),
  documents: z.number().int(),
});

export const createConsultation = endpoint({
  method: 'POST',
  path: `${BUSINESS}/consultations`,
  who: { professional: ['live care'] },
  access: 'session',
  summary:
    'Finish a consultation: record, prescriptions and documents together; repeating it returns the same answer, and a different record is refused.',
  body: finishedConsultationSchema.extend({ claimEpoch: z.number().int().nullish() }),
  bodyLimit: RECORD_BODY_LIMIT,
  response: listOf(finishedAnswerSchema),
});

export const updateConsultation = endpoint({
  method: 'PUT',
  path: `${BUSINESS}/consultations/:consultationId`,
  who: { professional: ['author'] },
  access: 'session',
  summary:
    "Edit the author's stored record: appends a version, and replaces the orders that changed.",
  params: consultationParams,
  ifMatch: true,
  body: editedConsultationSchema,
  bodyLimit: RECORD_BODY_LIMIT,
  response: okOf(consultationDetailSchema),
});

export const addAddendum = endpoint({
  method: 'POST',
  path: `${BUSINESS}/consultations/:consultationId/addenda`,
  who: { professional: ['author'] },
  access: 'session',
  summary: "Add an addendum to the author's sealed record; the same text is added only once.",
  params: consultationParams,
  body: addendumTextSchema,
  response: okOf(consultationDetailSchema),
});

export const listConsultationVersions = endpoint({
  method: 'GET',
  path: `${BUSINESS}/consultations/:consultationId/versions`,
  who: {
    patient: ownFamily,
    professional: ['live care', 'author', 'attended lately', 'granted', 'emergency'],
  },
  access: 'session',
  summary: "Every version of the record's text, newest first.",
  params: consultationParams,
  response: listOf(consultationVersionSchema),
});

export const getConsultation = endpoint({
  method: 'GET',
  path: `${BUSINESS}/consultations/:consultationId`,
  who: {
    patient: ownFamily,
    professional: ['live care', 'author', 'attended lately', 'granted', 'emergency'],
  },
  access: 'session',
  summary: 'One finished consultation with all it ordered.',
  params: consultationParams,
  response: okOf(consultationDetailSchema),
});

/** By queue entry: notifications and the end of a call know only its id, and the record may not exist yet. */
export const getConsultationSummary = endpoint({
  method: 'GET',
  path: '/api/consultations/:queueId/summary',
  who: { patient: ownFamily },
  access: 'session',
  summary: 'The finished visit of a queue entry, for its patient or the holder.',
  params: queueParams,
  response: okOf(consultationSummarySchema),
});

/**
 * Addressed by the opaque id of the patient or by the login of the specification
 * (requirement: one door to a record).
 */
export const listPatientConsultations = endpoint({
  method: 'GET',
  path: `${BUSINESS}/consultations`,
  who: {
    patient: ownFamily,
    professional: ['live care', 'attended lately', 'granted', 'emergency'],
  },
  access: 'session',
  summary:
    'The consultations of a patient, newest first, one per page; data is null past the oldest.',
  query: z.object({
    patientLogin: z.string().max(300).optional(),
    patientId: z.uuid().optional(),
    page: pageInAddress,
    size: z.coerce.number().int().min(1).max(HISTORY_PAGE_SIZE).default(HISTORY_PAGE_SIZE),
    sort: z.literal('createdDate,desc').default('createdDate,desc'),
  }),
  response: okOf(consultationSchema.nullable()).extend({ total: z.number().int() }),
});

export const listIndicationsTemplates = endpoint({
  method: 'GET',
  path: `${BUSINESS}/indications-template/get-list`,
  who: { professional: ['always'], ...staff('always') },
  access: 'session',
  summary: 'Templates of indications.',
  response: listOf(z.object({ id: z.number().int(), name: z.string(), body: z.string() })),
});
