import { z } from 'zod';
import { requiredText, rowNumber } from '../kernel/index.ts';
import { visitPhases } from '../visits/index.ts';
import { waitingNotices } from './waiting-notices.copy.ts';

/** How long somebody may wait before staff is alerted. */
export const LONG_WAIT_MINUTES = 15;
/** How long nobody of a visit may have been heard of before it is stuck: leases are to end it within minutes. */
export const STUCK_AFTER_MINUTES = 60;
/** Entries that are closed at once. */
export const STUCK_MAX = 100;
export const STAFF_REASON_MIN = 15;
export const STAFF_REASON_MAX = 256;

/** Why staff does something to somebody's place: that person reads it. */
export const staffReason = requiredText(STAFF_REASON_MAX).pipe(
  z.string().min(STAFF_REASON_MIN, 'reason.too-short'),
);

/** Somebody who waits, as staff sees them: never why they consult. */
const waitingPersonSchema = z.object({
  queueId: z.string(),
  patient: z.string(),
  position: z.number().int(),
  since: z.string(),
});

/** Who attends whom; `since` is when this phase began. */
const attendedPersonSchema = z.object({
  queueId: z.string(),
  patient: z.string(),
  professional: z.string(),
  phase: z.enum(visitPhases),
  since: z.string(),
});

/** A professional who went on duty; away while nothing is heard of their browser. */
const dutySchema = z.object({
  accountId: z.string(),
  professional: z.string(),
  since: z.string(),
  isAway: z.boolean(),
});

/** What somebody of the staff has to look at. */
export const guardAlerts = [
  'LONG_WAIT',
  'NOBODY_ON_DUTY',
  'PROFESSIONAL_AWAY',
  'RECORD_LEFT_OPEN',
] as const;
export type GuardAlert = (typeof guardAlerts)[number];

export const liveSpecialtySchema = z.object({
  specialtyId: z.number().int(),
  name: z.string(),
  waiting: z.array(waitingPersonSchema),
  attended: z.array(attendedPersonSchema),
  onDuty: z.array(dutySchema),
  alerts: z.array(z.enum(guardAlerts)),
});
export type LiveSpecialty = z.infer<typeof liveSpecialtySchema>;

export const removalSchema = z.strictObject({ reason: staffReason });
export const moveSchema = z.strictObject({ specialtyId: rowNumber, reason: staffReason });
export const noticeSchema = z.strictObject({ notice: z.enum(waitingNotices) });

/** A visit that no clock ended although nobody of it is there. */
export const stuckEntrySchema = z.object({
  queueId: z.string(),
  patient: z.string(),
  professional: z.string().nullable(),
  specialty: z.string(),
  phase: z.enum(visitPhases),
  /** Last sign of life of anybody in it. */
  silentSince: z.string(),
});
export type StuckEntry = z.infer<typeof stuckEntrySchema>;

/** The entries that were shown and confirmed; what moved meanwhile is left alone. */
export const purgeSchema = z.strictObject({
  queueIds: z.array(z.uuid()).min(1).max(STUCK_MAX),
  reason: staffReason,
});
export const purgedSchema = z.object({ closed: z.array(z.string()) });
