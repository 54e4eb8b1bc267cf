import { z } from 'zod';
import { dniSchema } from '../accounts/index.ts';
import { cleanText } from '../kernel/index.ts';
import {
  EMERGENCY_REASON_MAX,
  EMERGENCY_REASON_MIN,
  GRANT_MONTHS,
} from './record-access.limits.ts';

/** A professional to choose from: never DNI, e-mail or telephone (requirement: public professional). */
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

/** A patient's permission for one professional to read the whole record until a day (requirement: record grant). */
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
 * Why a person may read: attends or attended the patient, has a grant or an emergency access, is the holder,
 * dispenses a prescription, sees its order or dispensing in a list, is on duty while the patient waits, has the
 * patient in the agenda, had a prescription's link, or answers what the patient asked to correct.
 */
export const readingReasons = [
  'attending',
  'attended',
  'grant',
  'emergency',
  'family',
  'pharmacy',
  'pharmacy-list',
  'guard',
  'agenda',
  'link',
  'correction',
] as const;
export type ReadingReason = (typeof readingReasons)[number];

/** Readings of a record by one person on one day; repeated readings for the same reason are one row. */
export const readingSchema = z.object({
  /** The last reading of that day. */
  at: z.iso.datetime(),
  name: z.string(),
  licence_label: z.string().nullable(),
  /** Account id of a professional, for the public check of the licence; null for other readers. */
  professional_id: z.string().nullable(),
  reason: z.enum(readingReasons),
  /** The reason given for an emergency access. */
  emergency: z.string().nullable(),
});
export type Reading = z.infer<typeof readingSchema>;

/** Opens the record of a patient whom the professional does not attend (requirement: emergency access). */
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

/** The records that were opened: several if the person is also in a family group. */
export const openedSchema = z.object({
  patientId: z.string(),
  clinicHistoryId: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  until: z.iso.datetime(),
});
export type Opened = z.infer<typeof openedSchema>;
