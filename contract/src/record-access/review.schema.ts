import { z } from 'zod';
import { dniSchema, roles } from '../accounts/index.ts';
import { afterInAddress, requiredText, searchDay } from '../kernel/index.ts';
import { REVIEW_NOTE_MAX } from './record-access.limits.ts';
import { readingReasons } from './record-access.schema.ts';

/** A reading of a record by somebody other than its patient or their family. */
export const accessSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Name, e-mail of an account without a person, or a description of the reader by link. */
  reader: z.string(),
  /** Null for a reader by link without an account. */
  role: z.enum(roles).nullable(),
  patient: z.string(),
  /** What was read, by its name in the audit: `record.read`. */
  what: z.string(),
  reason: z.enum(readingReasons).nullable(),
});
export type Access = z.infer<typeof accessSchema>;

/** Filter of the access log. */
export const accessFilterSchema = z.strictObject({
  idNumber: dniSchema.optional(),
  /** E-mail of the reader. */
  email: z.string().trim().max(254).optional(),
  fromDate: searchDay.optional(),
  toDate: searchDay.optional(),
  reason: z.enum(readingReasons).optional(),
  after: afterInAddress,
});

export const reviewVerdicts = ['JUSTIFIED', 'NOT_JUSTIFIED'] as const;
export type ReviewVerdict = (typeof reviewVerdicts)[number];

/** An emergency access, and the medical director's review of it. */
export const emergencyOpeningSchema = z.object({
  id: z.uuid(),
  openedAt: z.iso.datetime(),
  professional: z.string(),
  licence_label: z.string(),
  patient: z.string(),
  /** What the professional wrote; only for the medical director. */
  reason: z.string().nullable(),
  /** Readings of the record in that hour. */
  readings: z.number().int(),
  review: z
    .object({
      verdict: z.enum(reviewVerdicts),
      note: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
});
export type EmergencyOpening = z.infer<typeof emergencyOpeningSchema>;

export const newReviewSchema = z.strictObject({
  verdict: z.enum(reviewVerdicts, 'verdict.required'),
  note: requiredText(REVIEW_NOTE_MAX),
});
export type NewReview = z.infer<typeof newReviewSchema>;

/** An account with unusual readings in the last seven days: many, at night, or of people with its surname. */
export const unusualReaderSchema = z.object({
  accountId: z.uuid(),
  reader: z.string(),
  role: z.enum(roles),
  /** Different patients in the last seven days. */
  patients: z.number().int(),
  /** The average of the four weeks before. */
  usualPatients: z.number(),
  /** Readings between 22 and 6. */
  atNight: z.number().int(),
  /** Patients with the reader's surname. */
  sameSurname: z.number().int(),
});
export type UnusualReader = z.infer<typeof unusualReaderSchema>;
