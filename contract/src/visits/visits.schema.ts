import { z } from 'zod';
import { sexes } from '../profiles/index.ts';
import {
  patientCommands,
  professionalCommands,
  visitOrigins,
  visitPhases,
  visitStatuses,
} from './visits.machine.ts';

/** An entry as seen by both sides; the other side's name only for those who may know it. */
export const queueEntrySchema = z.object({
  queueId: z.string(),
  origin: z.enum(visitOrigins),
  /** The appointment it was started from; null for the guard. */
  appointmentId: z.string().nullable(),
  status: z.enum(visitStatuses),
  phase: z.enum(visitPhases),
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
  /** Whether the patient paid for it instead of the plan. */
  paidPrivately: z.boolean(),
  /**
   * sic: the holder's e-mail; masked for a professional without a claim, or before the patient accepted
   * (requirement: scoped queue).
   */
  familymember: z.string(),
  /** Whether the patient came with their own account, not the holder's. */
  isHolder: z.boolean(),
  professionalId: z.string().nullable(),
  /** sic */
  profesionalName: z.string().nullable(),
  professionalLicence: z.string().nullable(),
  profImage: z.string().nullable(),
  /** Claim number that a professional's writes must include; null for everybody else (requirement: claim number). */
  claimEpoch: z.number().int().nullable(),
  closedReason: z.string().nullable(),
  /** When the place is lost if the connection does not return. */
  leaseUntil: z.string().nullable(),
  /** When a patient who waits and is away for the moment was last heard of; null for the patient. */
  silentSince: z.string().nullable(),
});
export type QueueEntry = z.infer<typeof queueEntrySchema>;

/** Commands sent by people, as opposed to the clock. */
export const sentCommands = [...new Set([...patientCommands, ...professionalCommands])] as [
  (typeof patientCommands)[number] | (typeof professionalCommands)[number],
  ...((typeof patientCommands)[number] | (typeof professionalCommands)[number])[],
];
