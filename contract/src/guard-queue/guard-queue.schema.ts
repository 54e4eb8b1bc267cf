import { z } from 'zod';
import { requiredText, rowNumber } from '../kernel/index.ts';
import { CONSULTATION_MINUTES, PATIENT_REASON_MAX } from './guard-queue.limits.ts';

export const joinSchema = z.strictObject({
  patientId: z.uuid(),
  specialtyId: rowNumber,
  reason: requiredText(PATIENT_REASON_MAX),
});

/** How many patients wait and who attends, per specialty of the guard. */
export const guardSummarySchema = z.object({
  specialtyId: z.number().int(),
  name: z.string(),
  onDuty: z.number().int(),
  waiting: z.number().int(),
  wait: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
});
export type GuardSummary = z.infer<typeof guardSummarySchema>;

export const positionSchema = z.object({
  position: z.number().int(),
  onDuty: z.number().int(),
  wait: guardSummarySchema.shape.wait,
  /** Grace period after a lost connection, set by the installation. */
  graceSeconds: z.number().int(),
});
export type QueuePosition = z.infer<typeof positionSchema>;

const STEP_MINUTES = 5;

/** Expected wait in steps of five minutes; null while nobody is on duty. */
export function waitRange(position: number, onDuty: number): { from: number; to: number } | null {
  if (onDuty === 0) return null;
  const rounds = (position - 1) / onDuty;
  const from = Math.floor((rounds * CONSULTATION_MINUTES.shortest) / STEP_MINUTES) * STEP_MINUTES;
  const to =
    Math.ceil(((rounds + 0.5) * CONSULTATION_MINUTES.longest) / STEP_MINUTES) * STEP_MINUTES;
  return { from, to: Math.max(to, from + STEP_MINUTES) };
}
