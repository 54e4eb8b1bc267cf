import { z } from 'zod';
import { cleanText, rowNumber } from '../kernel/index.ts';
import { medicationsSchema, printedText } from '../prescriptions/index.ts';
import { entryKey } from '../profiles/index.ts';
import {
  CERTIFICATE_DAYS_MAX,
  CERTIFICATE_HOURS,
  CERTIFICATE_TEXT_MAX,
  INDICATIONS_PAGES_MAX,
  INDICATIONS_TEXT_MAX,
  ORDERS_MAX,
  REFERRAL_COMMENT_MAX,
  REFERRAL_NAME_MAX,
  STUDY_NAME_MAX,
  STUDY_NAME_MIN,
} from './consultations.limits.ts';
import { diagnosisText } from './diagnosis.schema.ts';

/** A study the patient is asked to have done. */
export const studySchema = z.object({
  name: printedText('name', { min: STUDY_NAME_MIN, max: STUDY_NAME_MAX }),
  diagnosis: diagnosisText,
});

/** A referral to a specialist. */
export const referralSchema = z.object({
  name: printedText('name', { max: REFERRAL_NAME_MAX }),
  diagnosis: diagnosisText,
  comment: printedText('comment', { max: REFERRAL_COMMENT_MAX }),
});

/** Units of rest. */
export const CERTIFICATE_UNITS = ['Horas', 'Dias'] as const;

/** A medical certificate: the rest it gives is one of the allowed lengths. */
export const certificateSchema = z
  .object({
    diagnosis: diagnosisText,
    indications: printedText('indications', { max: CERTIFICATE_TEXT_MAX }),
    unit: z.enum(CERTIFICATE_UNITS, { error: 'unit.required' }),
    duration: z.number({ error: 'duration.required' }).int('duration.not-allowed'),
    institution: printedText('institution', { max: CERTIFICATE_TEXT_MAX }),
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
  text: printedText('text', { max: INDICATIONS_TEXT_MAX }),
});

/** Refuses two orders of the same name. */
const eachOnce =
  (message: string) =>
  (orders: readonly { name: string }[], context: z.core.$RefinementCtx): void => {
    const seen = new Set<string>();
    for (const [index, { name }] of orders.entries()) {
      const key = entryKey(cleanText(name));
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [index, 'name'], message });
      seen.add(key);
    }
  };

export const referralsSchema = z
  .array(referralSchema)
  .max(ORDERS_MAX, 'specialties.too-many')
  .superRefine(eachOnce('specialties.duplicate'));

export const studiesSchema = z
  .array(studySchema)
  .max(ORDERS_MAX, 'studies.too-many')
  .superRefine(eachOnce('studies.duplicate'));
export const otherIndicationsSchema = z
  .array(otherIndicationSchema)
  .max(INDICATIONS_PAGES_MAX, 'other_indications.too-many');

/** The study section of the form, when the professional confirms it. */
export const studiesBlockSchema = z.object({ studies: studiesSchema.min(1, 'studies.required') });

/** The referral section of the form, when the professional confirms it. */
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

export type Study = z.output<typeof studySchema>;
export type Referral = z.output<typeof referralSchema>;
export type CertificateUnit = (typeof CERTIFICATE_UNITS)[number];
export type Certificate = z.output<typeof certificateSchema>;
export type OtherIndication = z.output<typeof otherIndicationSchema>;
