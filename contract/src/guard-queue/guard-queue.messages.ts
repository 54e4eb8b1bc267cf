import { z } from 'zod';
import { rowNumber, typedText } from '../kernel/index.ts';
import {
  CANCEL_REASON_MAX,
  type QueueEntry,
  type VisitEvent,
  visitPhases,
} from '../visits/index.ts';

/** Tells the other professionals on duty that an entry left the line, but neither who nor why. */
export const leftLineSchema = z.object({
  command: z.literal('LeftLine'),
  queueId: z.string(),
  phase: z.enum(visitPhases),
});
export type LeftLine = z.infer<typeof leftLineSchema>;

/** Public event: the number of people waiting. */
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
export function applyGuardQueueEvent(waiting: QueueEntry[], { entry }: VisitEvent): QueueEntry[] {
  const others = waiting.filter(({ queueId }) => queueId !== entry.queueId);
  return numbered(entry.phase === 'WAITING' ? [...others, entry].sort(byAge) : others);
}

/** Removes an entry that left the line from a fetched list. */
export const applyLeftLine = (waiting: QueueEntry[], { queueId: gone }: LeftLine): QueueEntry[] =>
  numbered(waiting.filter(({ queueId }) => queueId !== gone));

const numbered = (entries: QueueEntry[]): QueueEntry[] =>
  entries.map((one, index) => ({ ...one, orderNumber: index + 1 }));
