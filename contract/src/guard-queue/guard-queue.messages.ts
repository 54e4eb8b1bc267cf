import { z } from 'zod';
import { rowNumber, typedText } from '../kernel/index.ts';
import { CANCEL_REASON_MAX } from './guard-queue.limits.ts';
import { queuePhases } from './guard-queue.machine.ts';
import { type QueueEntry, queueEntrySchema } from './guard-queue.schema.ts';

/** Events that reach the private destination of those whom an entry concerns. */
export const guardQueueEventSchema = z.object({
  command: z.enum([
    'PATIENT_QUEUE',
    'SetProfessional',
    'Accept',
    'Start',
    'PatientCancel',
    'PatientFinish',
    'PatientTimeoutCancel',
    'ProfessionalTimeoutCancel',
    'NoPatient',
    'ProfessionalCancel',
    'ProfessionalFinish',
    'FailSaveConsultation',
    'VideoCallError',
    'Release',
    'Lost',
    'Rejoin',
    'LeftOpen',
    'CloseUnrecorded',
  ]),
  entry: queueEntrySchema,
});
export type GuardQueueEvent = z.infer<typeof guardQueueEventSchema>;

/** What the other professionals on duty learn of somebody who no longer waits: neither who it is nor why. */
export const leftLineSchema = z.object({
  command: z.literal('LeftLine'),
  queueId: z.string(),
  phase: z.enum(queuePhases),
});
export type LeftLine = z.infer<typeof leftLineSchema>;

/** What everybody may know: how many wait, never who. */
export const publicQueueEventSchema = z.object({
  specialtyId: z.number().int(),
  waiting: z.number().int(),
  version: z.number().int(),
});
export type PublicQueueEvent = z.infer<typeof publicQueueEventSchema>;

/** Frames that a client may send to /app/message. */
export const queueMessageSchema = z.object({
  command: z.string(),
  queueId: z.uuid().optional(),
  patientId: z.uuid().optional(),
  professionalId: z.string().optional(),
  specialtyId: rowNumber.optional(),
  reason: typedText(CANCEL_REASON_MAX).optional(),
  status: z.string().optional(),
  claimEpoch: z.number().int().nullish(),
});

const byAge = (a: QueueEntry, b: QueueEntry) =>
  a.createdDate.localeCompare(b.createdDate) || a.queueId.localeCompare(b.queueId);

/** Brings a fetched list of waiting entries up to date. Applying every event must equal fetching again. */
export function applyGuardQueueEvent(
  waiting: QueueEntry[],
  { entry }: GuardQueueEvent,
): QueueEntry[] {
  const others = waiting.filter(({ queueId }) => queueId !== entry.queueId);
  return numbered(entry.phase === 'WAITING' ? [...others, entry].sort(byAge) : others);
}

/** Takes whoever no longer waits out of a fetched list. */
export const applyLeftLine = (waiting: QueueEntry[], { queueId: gone }: LeftLine): QueueEntry[] =>
  numbered(waiting.filter(({ queueId }) => queueId !== gone));

const numbered = (entries: QueueEntry[]): QueueEntry[] =>
  entries.map((one, index) => ({ ...one, orderNumber: index + 1 }));
