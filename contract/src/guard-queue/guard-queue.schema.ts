import { z } from 'zod';
import { requiredText, rowNumber } from '../kernel/index.ts';
import { sexes } from '../profiles/index.ts';
import { CONSULTATION_MINUTES, PATIENT_REASON_MAX } from './guard-queue.limits.ts';
import {
  patientCommands,
  professionalCommands,
  queuePhases,
  queueStatuses,
} from './guard-queue.machine.ts';

/** An entry as seen by both sides; the other side's name only for those who may know it. */
export const queueEntrySchema = z.object({
  queueId: z.string(),
  status: z.enum(queueStatuses),
  phase: z.enum(queuePhases),
  version: z.number().int(),
  orderNumber: z.number().int().nullable(),
  createdDate: z.string(),
  startedDate: z.string().nullable(),
  reason: z.string(),
  specialtyId: z.number().int(),
  profSpecialty: z.string(),
  patientId: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  alias: z.string().nullable(),
  sex_str: z.enum(sexes),
  age: z.number().int(),
  financer: z.string(),
  /** Whether its patient paid for it instead of the plan. */
  paidPrivately: z.boolean(),
  /** sic: the holder's e-mail, masked for a professional until the claim (requirement: scoped queue). */
  familymember: z.string(),
  isHolder: z.boolean(),
  professionalId: z.string().nullable(),
  /** sic */
  profesionalName: z.string().nullable(),
  professionalLicence: z.string().nullable(),
  profImage: z.string().nullable(),
  /**
   * Claim number that a professional's writes must carry; null for everybody else
   * (requirement: claim number).
   */
  claimEpoch: z.number().int().nullable(),
  closedReason: z.string().nullable(),
  /** When the place is lost without a connection. */
  leaseUntil: z.string().nullable(),
});
export type QueueEntry = z.infer<typeof queueEntrySchema>;

export const joinSchema = z.strictObject({
  patientId: z.uuid(),
  specialtyId: rowNumber,
  reason: requiredText(PATIENT_REASON_MAX),
});

/** Commands sent by people, as opposed to the clock. */
export const sentCommands = [...new Set([...patientCommands, ...professionalCommands])] as [
  (typeof patientCommands)[number] | (typeof professionalCommands)[number],
  ...((typeof patientCommands)[number] | (typeof professionalCommands)[number])[],
];

/** How many wait and who attends, per specialty of the guard. */
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
