import { z } from 'zod';
import {
  doneSchema,
  endpoint,
  everybody,
  listOf,
  okOf,
  ownFamily,
  typedText,
} from '../kernel/index.ts';
import { CANCEL_REASON_MAX } from './visits.limits.ts';
import { visitStatuses } from './visits.machine.ts';
import { queueEntrySchema, sentCommands } from './visits.schema.ts';

const entryParams = z.object({ queueId: z.uuid() });

export const listOwnEntries = endpoint({
  method: 'GET',
  path: '/api/guard-queue/entries',
  who: { patient: ['own scope'], professional: ['own scope'] },
  access: 'session',
  summary:
    "The caller's live entries: a patient's places, a professional's claim and records to save again.",
  response: listOf(queueEntrySchema),
});

export const listUnrecorded = endpoint({
  method: 'GET',
  path: '/api/guard-queue/unrecorded',
  who: { patient: ownFamily },
  access: 'session',
  summary: 'Visits that the caller has left and whose record is still to be written.',
  response: listOf(queueEntrySchema),
});

/** The queue update of the specification; the status in the body is only a request. */
export const commandEntry = endpoint({
  method: 'PUT',
  path: '/api/guard-queue/entries/:queueId',
  who: {
    patient: [...ownFamily, 'legal transition'],
    professional: ['on duty', 'live care', 'legal transition'],
    pharmacy: ['own scope'],
  },
  access: 'session',
  commandId: true,
  summary: 'Send a command to an entry: call, accept, start, cancel, finish.',
  params: entryParams,
  body: z.strictObject({
    command: z.enum(sentCommands),
    status: z.enum(visitStatuses).optional(),
    reason: typedText(CANCEL_REASON_MAX).optional(),
    claimEpoch: z.number().int().nullish(),
    patientId: z.string().optional(),
    professionalId: z.string().optional(),
  }),
  response: okOf(queueEntrySchema),
});

/** Telemetry that renews leases; never evidence of what happened. */
export const reportActivity = endpoint({
  method: 'POST',
  path: '/api/guard-queue/session-activity',
  who: everybody('own account'),
  access: 'session',
  summary: 'Report that this side is still present.',
  body: z.strictObject({
    queueId: z.uuid().optional(),
    command: z.string().max(40).optional(),
    status: z.string().max(40).optional(),
  }),
  response: doneSchema,
});

export const rankQueue = endpoint({
  method: 'POST',
  path: '/api/guard-queue/entries/:queueId/rating',
  who: { patient: [...ownFamily, 'first time'] },
  access: 'session',
  summary: 'Rate a finished consultation from 1 to 5, once.',
  params: entryParams,
  body: z.strictObject({ rating: z.number().int().min(1).max(5) }),
  response: doneSchema,
});
