import { z } from 'zod';
import { cleanText, requiredText, rowNumber } from '../kernel/index.ts';
import { codedText, medicationsSchema } from '../prescriptions/index.ts';
import {
  ADDENDUM_MAX,
  CERTIFICATE_DAYS_MAX,
  CERTIFICATE_HOURS,
  CERTIFICATE_TEXT_MAX,
  CERTIFICATES_MAX,
  DETAIL_MAX,
  DIAGNOSIS_MAX,
  INDICATIONS_PAGES_MAX,
  INDICATIONS_TEXT_MAX,
  ORDERS_MAX,
  PROBLEM_TEXT_MAX,
  RATING_MAX,
  RECORD_REASON_MAX,
  REFERRAL_COMMENT_MAX,
  REFERRAL_NAME_MAX,
  STUDY_NAME_MAX,
  STUDY_NAME_MIN,
} from './consultations.limits.ts';

/** A diagnosis chosen from the list (CIE-10). */
export const codedDiagnosisSchema = z.object({
  cie_10: requiredText(10),
  name: requiredText(DIAGNOSIS_MAX),
});

const diagnosisText = codedText('diagnosis', { max: DIAGNOSIS_MAX });

/** A diagnosis as it travels: chosen from the list, or already in words. */
export const diagnosisSchema = z.union([codedDiagnosisSchema, diagnosisText], {
  error: ({ input }) =>
    typeof input === 'string' && input.trim() ? 'diagnosis.too-long' : 'diagnosis.required',
});
export type Diagnosis = z.output<typeof diagnosisSchema>;

/** The label of a diagnosis: '(cie_10) - name'. */
export const diagnosisLabel = (diagnosis: Diagnosis): string =>
  typeof diagnosis === 'string' ? diagnosis : `(${diagnosis.cie_10}) - ${diagnosis.name}`;

/** The CIE-10 code of a diagnosis; null where it came in words that name none. */
export const diagnosisCode = (diagnosis: Diagnosis): string | null =>
  typeof diagnosis === 'string' ? (codedDiagnosis(diagnosis)?.cie_10 ?? null) : diagnosis.cie_10;

const LABEL = /^\(([^)]{1,10})\) - (.+)$/;

/** The diagnosis that a label stands for; undefined where the words name no code. */
export function codedDiagnosis(label: string): z.output<typeof codedDiagnosisSchema> | undefined {
  const [, code, name] = LABEL.exec(label) ?? [];
  return code && name ? { cie_10: code, name } : undefined;
}

/** A study the patient is asked to have done. */
export const studySchema = z.object({
  name: codedText('name', { min: STUDY_NAME_MIN, max: STUDY_NAME_MAX }),
  diagnosis: diagnosisText,
});

/** A referral to a specialist. */
export const referralSchema = z.object({
  name: codedText('name', { max: REFERRAL_NAME_MAX }),
  diagnosis: diagnosisText,
  comment: codedText('comment', { max: REFERRAL_COMMENT_MAX }),
});

/** What a certificate counts rest in. */
export const CERTIFICATE_UNITS = ['Horas', 'Dias'] as const;

/** A medical certificate: the rest it gives is one of the allowed lengths. */
export const certificateSchema = z
  .object({
    diagnosis: diagnosisText,
    indications: codedText('indications', { max: CERTIFICATE_TEXT_MAX }),
    unit: z.enum(CERTIFICATE_UNITS, { error: 'unit.required' }),
    duration: z.number({ error: 'duration.required' }).int('duration.not-allowed'),
    institution: codedText('institution', { max: CERTIFICATE_TEXT_MAX }),
  })
  .refine(({ unit, duration }) => isRestAllowed(unit, duration), {
    error: 'duration.not-allowed',
    path: ['duration'],
  });

/** Whether a certificate may give this rest: 24, 32, 48 or 72 hours, or 1 to 30 days. */
export const isRestAllowed = (unit: CertificateUnit, duration: number): boolean =>
  unit === 'Horas'
    ? CERTIFICATE_HOURS.some((hours) => hours === duration)
    : duration >= 1 && duration <= CERTIFICATE_DAYS_MAX;

/** A page of free indications. */
export const otherIndicationSchema = z.object({
  id: z.union([rowNumber, z.string().min(1).max(64)], { error: 'id.required' }),
  text: codedText('text', { max: INDICATIONS_TEXT_MAX }),
});

const referralsSchema = z
  .array(referralSchema)
  .max(ORDERS_MAX, 'specialties.too-many')
  .superRefine((referrals, context) => {
    const seen = new Set<string>();
    for (const [index, { name }] of referrals.entries()) {
      const key = cleanText(name).toLocaleLowerCase('es-AR');
      if (seen.has(key)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'name'],
          message: 'specialties.duplicate',
        });
      }
      seen.add(key);
    }
  });

const studiesSchema = z.array(studySchema).max(ORDERS_MAX, 'studies.too-many');
const otherIndicationsSchema = z
  .array(otherIndicationSchema)
  .max(INDICATIONS_PAGES_MAX, 'other_indications.too-many');

/** The study section of the form, once the professional confirms it. */
export const studiesBlockSchema = z.object({ studies: studiesSchema.min(1, 'studies.required') });

/** The referral section of the form, once the professional confirms it. */
export const referralsBlockSchema = z.object({
  specialties: referralsSchema.min(1, 'specialties.required'),
});

/** The prescription section of the form: at least one medicine or page of indications. */
export const prescriptionBlockSchema = z
  .object({ medications: medicationsSchema, other_indications: otherIndicationsSchema })
  .refine(({ medications, other_indications: pages }) => medications.length + pages.length > 0, {
    error: 'prescription.empty',
    path: ['medications'],
  });

/** The consultation record section of the form. */
export const recordBlockSchema = z.object({
  detail: codedText('detail', { max: DETAIL_MAX }),
  diagnosis: diagnosisSchema,
  reason: codedText('reason', { max: RECORD_REASON_MAX }),
});

// The server knows patient and professional by the queue entry and the session: what the client says is ignored.
const ignored = z.looseObject({}).optional();

/** What the professional sends to finish a consultation: the record and all it orders, saved together. */
export const finishedConsultationSchema = recordBlockSchema.extend({
  status: z.string().max(40).default('FINISHED'),
  queueId: z.uuid({ error: 'queueId.required' }),
  /** The version of the draft that this finish takes the place of; 0 where none was saved. */
  version: rowNumber.default(0),
  studies: studiesSchema.default([]),
  certificates: z
    .array(certificateSchema)
    .max(CERTIFICATES_MAX, 'certificates.too-many')
    .default([]),
  specialties: referralsSchema.default([]),
  medications: medicationsSchema.default([]),
  other_indications: otherIndicationsSchema.default([]),
  /** What a dependant of 16 or 17 answered: whether the holder reads this consultation; absent where nobody was asked. */
  holder_may_read: z.boolean({ error: 'holder_may_read.required' }).optional(),
  patient_dto: ignored,
  professional_dto: ignored,
  indicationsTemplateDTOList: z
    .array(z.looseObject({ id: rowNumber }))
    .max(INDICATIONS_PAGES_MAX)
    .default([]),
});

/** What the professional sends to edit a stored record: the same, for the record that the address names. */
export const editedConsultationSchema = finishedConsultationSchema.omit({
  status: true,
  queueId: true,
  version: true,
  holder_may_read: true,
});

/** What is added to a sealed record. */
export const addendumTextSchema = z.object({ text: codedText('text', { max: ADDENDUM_MAX }) });

/** A technical failure the professional reports. */
export const problemReportSchema = z.object({
  text: codedText('text', { max: PROBLEM_TEXT_MAX }),
});

/** How the patient rates the service, in stars. */
export const ratingSchema = z.object({
  rating: z
    .number({ error: 'rating.required' })
    .int('rating.required')
    .min(1, 'rating.required')
    .max(RATING_MAX, 'rating.required'),
});

export type Study = z.output<typeof studySchema>;
export type Referral = z.output<typeof referralSchema>;
export type CertificateUnit = (typeof CERTIFICATE_UNITS)[number];
export type Certificate = z.output<typeof certificateSchema>;
export type OtherIndication = z.output<typeof otherIndicationSchema>;
export type FinishedConsultation = z.output<typeof finishedConsultationSchema>;
export type FinishedConsultationInput = z.input<typeof finishedConsultationSchema>;
export type EditedConsultation = z.output<typeof editedConsultationSchema>;
export type EditedConsultationInput = z.input<typeof editedConsultationSchema>;
