import { z } from 'zod';
import { rowNumber, rowVersion } from '../kernel/index.ts';
import { codedText, medicationsSchema } from '../prescriptions/index.ts';
import {
  ADDENDUM_MAX,
  CERTIFICATES_MAX,
  DETAIL_MAX,
  INDICATIONS_PAGES_MAX,
  PROBLEM_TEXT_MAX,
  RECORD_REASON_MAX,
} from './consultations.limits.ts';
import { diagnosisSchema } from './diagnosis.schema.ts';
import { followUpSchema } from './follow-up.ts';
import {
  certificateSchema,
  otherIndicationsSchema,
  referralsSchema,
  studiesSchema,
} from './orders.schema.ts';

/** The consultation record section of the form. */
export const recordBlockSchema = z.object({
  detail: codedText('detail', { max: DETAIL_MAX }),
  diagnosis: diagnosisSchema,
  reason: codedText('reason', { max: RECORD_REASON_MAX }),
  /** Absent if the professional did not say. */
  follow_up: followUpSchema.optional(),
});

// The server takes patient and professional from the queue entry and the session; the client's values are ignored.
const ignored = z.looseObject({}).optional();

/** What the professional sends to finish a consultation: the record and all its orders, saved together. */
export const finishedConsultationSchema = recordBlockSchema.extend({
  status: z.string().max(40).default('FINISHED'),
  queueId: z.uuid({ error: 'queueId.required' }),
  /** The version of the draft that this replaces; 0 if none was saved. */
  version: rowVersion.default(0),
  studies: studiesSchema.default([]),
  certificates: z
    .array(certificateSchema)
    .max(CERTIFICATES_MAX, 'certificates.too-many')
    .default([]),
  specialties: referralsSchema.default([]),
  medications: medicationsSchema.default([]),
  other_indications: otherIndicationsSchema.default([]),
  /** Whether a dependant of 16 or 17 lets the holder read this consultation; absent if not asked. */
  holder_may_read: z.boolean({ error: 'holder_may_read.required' }).optional(),
  patient_dto: ignored,
  professional_dto: ignored,
  indicationsTemplateDTOList: z
    .array(z.looseObject({ id: rowNumber }))
    .max(INDICATIONS_PAGES_MAX)
    .default([]),
});

/** What the professional sends to edit a stored record: the same fields, for the record in the address. */
export const editedConsultationSchema = finishedConsultationSchema.omit({
  status: true,
  queueId: true,
  version: true,
  holder_may_read: true,
});

/** The text of an addendum to a sealed record. */
export const addendumTextSchema = z.object({ text: codedText('text', { max: ADDENDUM_MAX }) });

/** A technical failure the professional reports. */
export const problemReportSchema = z.object({
  text: codedText('text', { max: PROBLEM_TEXT_MAX }),
});

export type FinishedConsultation = z.output<typeof finishedConsultationSchema>;
export type FinishedConsultationInput = z.input<typeof finishedConsultationSchema>;
export type EditedConsultation = z.output<typeof editedConsultationSchema>;
export type EditedConsultationInput = z.input<typeof editedConsultationSchema>;
