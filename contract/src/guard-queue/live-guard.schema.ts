import { z } from 'zod';
import { requiredText, rowNumber } from '../kernel/index.ts';
import { visitPhases } from '../visits/index.ts';
import { waitingNotices } from './waiting-notices.copy.ts';

/** How long somebody may wait before staff is alerted. */
export const LONG_WAIT_MINUTES = 15;
/** Minutes without any sign of either side after which a visit counts as stuck; leases should end it much earlier. */
export const STUCK_AFTER_MINUTES = 60;
/** Most entries that can be closed at once. */
export const STUCK_MAX = 100;
export const STAFF_REASON_MIN = 15;
export const STAFF_REASON_MAX = 256;

/** Why staff acts on a person's place in the line; that person reads it. */
export const staffReason = requiredText(STAFF_REASON_MAX).pipe(
  z.string().min(STAFF_REASON_MIN, 'reason.too-short'),
);

/** A waiting patient as staff sees them; never includes the reason for consulting. */
const waitingPersonSchema = z.object({
  queueId: z.string(),
  patient: z.string(),
  position: z.number().int(),
  since: z.string(),
});

/** A patient being attended, and by whom; `since` is the start of the current phase. */
const attendedPersonSchema = z.object({
  queueId: z.string(),
  patient: z.string(),
  professional: z.string(),
  phase: z.enum(visitPhases),
  since: z.string(),
});

/** A professional on duty; away while their browser sends nothing. */
const dutySchema = z.object({
  accountId: z.string(),
  professional: z.string(),
  since: z.string(),
  isAway: z.boolean(),
});

/** Alerts that staff has to look into. */
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

/** A visit that was not ended by any timeout although nobody is in it. */
export const stuckEntrySchema = z.object({
  queueId: z.string(),
  patient: z.string(),
  professional: z.string().nullable(),
  specialty: z.string(),
  phase: z.enum(visitPhases),
  /** Last sign of either side. */
  silentSince: z.string(),
});
export type StuckEntry = z.infer<typeof stuckEntrySchema>;

/** The entries that staff saw and confirmed; those that changed since then are left alone. */
export const purgeSchema = z.strictObject({
  queueIds: z.array(z.uuid()).min(1).max(STUCK_MAX),
  reason: staffReason,
});
export const purgedSchema = z.object({ closed: z.array(z.string()) });
