import { z } from 'zod';
import { dniSchema } from '../accounts/index.ts';
import { cleanText } from '../kernel/index.ts';
import {
  EMERGENCY_REASON_MAX,
  EMERGENCY_REASON_MIN,
  GRANT_MONTHS,
} from './record-access.limits.ts';

/** A professional as somebody chooses one: never DNI, e-mail or telephone (requirement: public professional). */
export const namedProfessionalSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  sex_str: z.enum(['FEMALE', 'MALE', 'NON_BINARY']),
  /** 'M.N. 104233'. */
  licence_label: z.string(),
  specialties: z.array(z.string()),
});
export type NamedProfessional = z.infer<typeof namedProfessionalSchema>;

/** A patient's permission for one professional to read the whole record, until a day (requirement: record grant). */
export const grantSchema = z.object({
  id: z.string(),
  professional: namedProfessionalSchema,
  granted_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type Grant = z.infer<typeof grantSchema>;

export const newGrantSchema = z.strictObject({
  professionalId: z.uuid('professional.required'),
  months: z.literal(GRANT_MONTHS, 'months.required'),
});

/**
 * Why somebody may read: they attend, attended, were permitted, said it was an emergency, answer for the patient, serve a
 * prescription, are on duty while the patient waits, or had the link of a prescription.
 */
export const readingReasons = [
  'attending',
  'attended',
  'grant',
  'emergency',
  'family',
  'pharmacy',
  'guard',
  'link',
] as const;
export type ReadingReason = (typeof readingReasons)[number];

/** That somebody read a record on a day; however often, for one reason, is one row. */
export const readingSchema = z.object({
  /** The last time of that day. */
  at: z.iso.datetime(),
  name: z.string(),
  licence_label: z.string().nullable(),
  /** The account of a professional, by which anybody checks the licence; null of others. */
  professional_id: z.string().nullable(),
  reason: z.enum(readingReasons),
  /** What was written when it was opened for an emergency. */
  emergency: z.string().nullable(),
});
export type Reading = z.infer<typeof readingSchema>;

/** Opening the record of somebody the professional does not attend (requirement: emergency access). */
export const emergencySchema = z.strictObject({
  idNumber: dniSchema,
  reason: z
    .string()
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(EMERGENCY_REASON_MIN, 'reason.too-short')
        .max(EMERGENCY_REASON_MAX, 'reason.too-long'),
    ),
});

/** The records that were opened: several where a person is also in somebody's group. */
export const openedSchema = z.object({
  patientId: z.string(),
  clinicHistoryId: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  until: z.iso.datetime(),
});
export type Opened = z.infer<typeof openedSchema>;
