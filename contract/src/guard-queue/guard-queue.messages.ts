import { z } from 'zod';
import { rowNumber, typedText } from '../kernel/index.ts';
import {
  CANCEL_REASON_MAX,
  type QueueEntry,
  type VisitEvent,
  visitPhases,
} from '../visits/index.ts';

/** Tells the other professionals on duty that an entry left the line, without a name or a reason. */
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

/** A field that may be absent, null or empty: clients of the specification send whole entries. */
const given = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), schema.optional());

/** The fields of an entry that a command needs; anything else sent is ignored (requirement: command envelope). */
export const commandOfEntry = {
  command: z.string(),
  queueId: given(z.uuid()),
  specialtyId: given(rowNumber),
  reason: given(typedText(CANCEL_REASON_MAX)),
};

/** Frames that a client may send to /app/message. */
export const queueMessageSchema = z.object({
  ...commandOfEntry,
  patientId: given(z.uuid()),
  professionalId: given(z.string()),
  status: given(z.string()),
  claimEpoch: z.number().int().nullish(),
});

const byAge = (a: QueueEntry, b: QueueEntry) =>
  a.createdDate.localeCompare(b.createdDate) || a.queueId.localeCompare(b.queueId);

/** Updates a fetched list of waiting entries. Applying every event must give the same result as fetching again. */
export function applyGuardQueueEvent(waiting: QueueEntry[], { entry }: VisitEvent): QueueEntry[] {
  const others = waiting.filter(({ queueId }) => queueId !== entry.queueId);
  return numbered(entry.phase === 'WAITING' ? [...others, entry].sort(byAge) : others);
}

/** Removes an entry that left the line from a fetched list. */
export const applyLeftLine = (waiting: QueueEntry[], { queueId: gone }: LeftLine): QueueEntry[] =>
  numbered(waiting.filter(({ queueId }) => queueId !== gone));

const numbered = (entries: QueueEntry[]): QueueEntry[] =>
  entries.map((one, index) => ({ ...one, orderNumber: index + 1 }));
