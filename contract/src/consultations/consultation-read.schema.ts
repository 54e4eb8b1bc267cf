import { z } from 'zod';
import { isCuir, prescriptionSchema } from '../prescriptions/index.ts';
import { callTextSchema } from '../video-call/index.ts';
import { followUpSchema } from './follow-up.ts';
import { CERTIFICATE_UNITS } from './orders.schema.ts';

/** Origin of the visit: shown as 'Guardia virtual' or 'Turno programado'. */
export const CONSULTATION_TYPES = ['VIRTUAL_GUARD', 'APPOINTMENT'] as const;
export type ConsultationType = (typeof CONSULTATION_TYPES)[number];

const cuir = z.string().refine(isCuir, 'cuir.invalid').nullable();

/** A study as it was ordered. */
export const orderedStudySchema = z.object({
  id: z.string(),
  name: z.string(),
  diagnosis: z.string(),
  cuir,
});

/** A referral as it was ordered. */
export const orderedReferralSchema = z.object({
  id: z.string(),
  name: z.string(),
  diagnosis: z.string(),
  comment: z.string(),
  cuir,
});

/** A certificate as it was issued. */
export const issuedCertificateSchema = z.object({
  id: z.string(),
  diagnosis: z.string(),
  indications: z.string(),
  unit: z.enum(CERTIFICATE_UNITS),
  duration: z.number().int(),
  institution: z.string(),
});

/** A page of indications as the patient received it. */
export const indicationSchema = z.object({
  id: z.string(),
  name: z.string(),
  indications: z.string(),
});

/** The plan the visit was covered by. */
export const consultationPlanSchema = z.object({
  name: z.string(),
  prepaid_health: z.object({ name: z.string() }),
});

/** What the author may still do with a stored record: edit it, or add an addendum once it is sealed. */
export const AMENDMENTS = ['EDIT', 'ADDENDUM'] as const;

/** An addition to a sealed record; the sealed text stays unchanged. */
export const addendumSchema = z.object({
  id: z.string(),
  creation_date: z.iso.datetime(),
  text: z.string(),
});

/** The parts of a record that an edit can change. */
export const RECORD_PARTS = [
  'diagnosis',
  'reason',
  'detail',
  'follow_up',
  'prescription',
  'instructions',
  'certificate',
  'study',
  'referral',
] as const;
export type RecordPart = (typeof RECORD_PARTS)[number];

/** A version of a record: author, date, and what it changed. */
export const consultationVersionSchema = z.object({
  version: z.number().int(),
  creation_date: z.iso.datetime(),
  professional_name: z.string(),
  diagnosis: z.string(),
  reason: z.string(),
  detail: z.string(),
  follow_up: followUpSchema.nullable(),
  changes: z.array(z.enum(RECORD_PARTS)),
  /** SHA-256 of the version's content, hexadecimal. */
  content_hash: z.string(),
});
export type ConsultationVersion = z.infer<typeof consultationVersionSchema>;

/** One finished consultation with all it ordered, as the clinical history shows it. */
export const consultationSchema = z.object({
  consultationId: z.string(),
  creation_date: z.iso.datetime(),
  /** The patient, aged 16 or 17, did not let the holder read it: it has nothing clinical (requirement: own grant). */
  withheld: z.boolean(),
  diagnosis: z.string(),
  reason: z.string(),
  detail: z.string(),
  /** When to come back; null if the professional did not say. */
  follow_up: followUpSchema.nullable(),
  professional_name: z.string(),
  professional_specialties: z.string(),
  professional_license: z.string(),
  /** The professional's account id, for the public check of the licence. */
  professional_id: z.string(),
  consultation_type: z.enum(CONSULTATION_TYPES),
  /** 'Particular' or the name of a coverage. */
  attention_type: z.object({ name: z.string() }),
  prepaid_health_category: consultationPlanSchema.nullable(),
  affiliate_number: z.string().nullable(),
  count_edit: z.number().int(),
  /** When it was last edited; null if never. */
  edited_date: z.iso.datetime().nullable(),
  /** Version of the record; send it in `If-Match` with an edit. */
  version: z.number().int(),
  /** What the caller may still do with it; null for everybody but its author. */
  amendment: z.enum(AMENDMENTS).nullable(),
  addenda: z.array(addendumSchema),
  /** The text messages of the call. */
  messages: z.array(callTextSchema),
  prescriptions: z.array(prescriptionSchema),
  indications: z.array(indicationSchema),
  certificates: z.array(issuedCertificateSchema),
  studies: z.array(orderedStudySchema),
  specialties: z.array(orderedReferralSchema),
});

/** A consultation read by its id, with the templates of indications it used. */
export const consultationDetailSchema = consultationSchema.extend({
  indicationsTemplateConsultations: z.array(z.object({ id: z.number().int(), name: z.string() })),
});

/** A finished visit as its patient reads it: the consultation, and for which person it was. */
export const consultationSummarySchema = consultationDetailSchema.extend({
  patient: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }),
  /** The caller requested the visit and has not rated it yet. */
  may_rate: z.boolean(),
});

export type ConsultationSummary = z.infer<typeof consultationSummarySchema>;
export type Consultation = z.infer<typeof consultationSchema>;
export type ConsultationDetail = z.infer<typeof consultationDetailSchema>;
export type Addendum = z.infer<typeof addendumSchema>;
export type OrderedStudy = z.infer<typeof orderedStudySchema>;
export type OrderedReferral = z.infer<typeof orderedReferralSchema>;
export type IssuedCertificate = z.infer<typeof issuedCertificateSchema>;
export type Indication = z.infer<typeof indicationSchema>;
