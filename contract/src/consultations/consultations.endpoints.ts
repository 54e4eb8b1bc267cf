import { z } from 'zod';
import { DOCUMENT_KINDS } from '../documents/index.ts';
import {
  doneSchema,
  endpoint,
  listOf,
  okOf,
  ownFamily,
  pageInAddress,
  rowNumber,
  staff,
} from '../kernel/index.ts';
import { patientDtoSchema, personalSchema } from '../profiles/index.ts';
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
  problemReportSchema,
} from './consultations.schema.ts';

const BUSINESS = '/services/consultation/api/business' as const;
const queueParams = z.object({ queueId: z.uuid() });

/** A record with its documents may be long: 256 KB (2000 characters, free text and pages of indications). */
const RECORD_BODY_LIMIT = 256 * 1024;

/** The answer of a finish: one row, and never an empty list for something that was stored. */
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
    'Finish a consultation: record, prescriptions and documents in one act; repeating it answers the same.',
  body: finishedConsultationSchema.extend({ claimEpoch: z.number().int().nullish() }),
  bodyLimit: RECORD_BODY_LIMIT,
  response: listOf(finishedAnswerSchema),
});

const consultationParams = z.object({ consultationId: z.uuid() });

export const updateConsultation = endpoint({
  method: 'PUT',
  path: `${BUSINESS}/consultations/:consultationId`,
  who: { professional: ['author'] },
  access: 'session',
  summary:
    'Edit the own stored record: appends a version, and replaces what it ordered where that changed.',
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
  summary: 'Add to the own record once it is sealed; the same text twice is added once.',
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
  summary: 'Every text the record has had, newest first.',
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

/** Notifications and the end of a call know the queue entry, and the record may still be being written. */
export const getConsultationSummary = endpoint({
  method: 'GET',
  path: '/api/consultations/:queueId/summary',
  who: { patient: ownFamily },
  access: 'session',
  summary: 'The finished visit of a queue entry, for its patient or whoever answers for them.',
  params: queueParams,
  response: okOf(consultationSummarySchema),
});

/** Either the opaque id of the patient or the login of the specification (requirement: one door to a record). */
export const listPatientConsultations = endpoint({
  method: 'GET',
  path: `${BUSINESS}/consultations`,
  who: {
    patient: ownFamily,
    professional: ['live care', 'attended lately', 'granted', 'emergency'],
  },
  access: 'session',
  summary:
    'The consultations of a patient, newest first, one a page; data is null past the oldest.',
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

/** A draft as its author left it. The content is the form's own, checked only when it is finished. */
export const draftSchema = z.object({
  queueId: z.string(),
  version: z.number().int(),
  content: z.record(z.string(), z.unknown()),
  updatedAt: z.string(),
});
export type ConsultationDraft = z.infer<typeof draftSchema>;

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/consultations/:queueId/draft',
  who: { professional: ['live care', 'author'] },
  access: 'session',
  summary: 'The draft of the record; version 0 where nothing was written yet.',
  params: queueParams,
  response: okOf(draftSchema),
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/consultations/:queueId/draft',
  who: { professional: ['live care', 'author'] },
  access: 'session',
  summary:
    'Save the draft over the version that was read; an older one is a conflict with both texts.',
  params: queueParams,
  body: z.strictObject({
    version: rowNumber,
    claimEpoch: z.number().int().nullish(),
    content: z.record(z.string(), z.unknown()),
  }),
  bodyLimit: RECORD_BODY_LIMIT,
  response: okOf(draftSchema),
});

/** What was written of a visit that a technical failure ended, for its author to read for a day. */
export const failedCallNotesSchema = draftSchema.extend({
  first_name: z.string(),
  last_name: z.string(),
  startedDate: z.string().nullable(),
});
export type FailedCallNotes = z.infer<typeof failedCallNotesSchema>;

export const listFailedCallNotes = endpoint({
  method: 'GET',
  path: '/api/consultations/failed-call-notes',
  who: { professional: ['live care', 'author'] },
  access: 'session',
  summary: 'Own drafts of visits that a technical failure ended within a day.',
  response: listOf(failedCallNotesSchema),
});

/** The patient being attended, as the professional may see one. */
export const attendedPatientSchema = personalSchema.extend({
  id: z.string(),
  id_number: z.string().nullable(),
  email: z.string().nullable(),
  holder_name: z.string().nullable(),
  /** Whether the patient is to be asked if the holder may read this consultation (requirement: own grant). */
  needs_own_grant: z.boolean(),
  /** Null once the record is a day late: it may be stored, but the patient is not read any more. */
  patient_dto: patientDtoSchema.nullable(),
});
export type AttendedPatient = z.infer<typeof attendedPatientSchema>;

export const getAttendedPatient = endpoint({
  method: 'GET',
  path: '/api/consultations/:queueId/patient',
  who: { professional: ['live care', 'author'] },
  access: 'session',
  summary: 'Who is being attended: personal data and medical history, for the holder of the claim.',
  params: queueParams,
  response: okOf(attendedPatientSchema),
});

export const reportProblem = endpoint({
  method: 'POST',
  path: '/api/consultations/:queueId/problem',
  who: { professional: ['live care'] },
  access: 'session',
  summary: 'Report a technical failure: the entry ends in error and the draft stays.',
  params: queueParams,
  body: problemReportSchema.extend({ claimEpoch: z.number().int().nullish() }),
  response: doneSchema,
});

/** A document of a consultation that its readers may download. */
export const documentSchema = z.object({
  id: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  entityId: z.string(),
  title: z.string(),
  createdDate: z.string(),
});
export type ClinicalDocument = z.infer<typeof documentSchema>;

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/consultations/:consultationId/documents',
  who: {
    patient: ownFamily,
    professional: ['live care', 'author', 'attended lately', 'granted', 'emergency'],
  },
  access: 'session',
  summary: 'The documents of a consultation.',
  params: consultationParams,
  response: listOf(documentSchema),
});

export const downloadDocument = endpoint({
  method: 'GET',
  path: '/api/documents/:documentId',
  who: {
    patient: ownFamily,
    professional: ['live care', 'author', 'attended lately', 'granted', 'emergency'],
    pharmacy: ['own branch'],
  },
  access: 'session',
  summary: 'The stored signed bytes of a document as PDF.',
  params: z.object({ documentId: z.uuid() }),
});
