import { z } from 'zod';
import {
  doneSchema,
  endpoint,
  everybody,
  listOf,
  okOf,
  ownFamily,
  rowNumberInAddress,
  staff,
  typedText,
} from '../kernel/index.ts';
import { professionalCardSchema } from '../profiles/index.ts';
import { CANCEL_REASON_MAX } from './guard-queue.limits.ts';
import { queueStatuses } from './guard-queue.machine.ts';
import {
  guardSummarySchema,
  joinSchema,
  positionSchema,
  queueEntrySchema,
  sentCommands,
} from './guard-queue.schema.ts';

const entryParams = z.object({ queueId: z.uuid() });
const specialtyParams = z.object({ specialtyId: rowNumberInAddress });

export const joinQueue = endpoint({
  method: 'POST',
  path: '/api/guard-queue/entries',
  who: { patient: [...ownFamily, 'legal transition'] },
  access: 'session',
  commandId: true,
  summary: 'Join the virtual guard for oneself or an own dependant.',
  body: joinSchema,
  response: okOf(queueEntrySchema),
});

export const listOwnEntries = endpoint({
  method: 'GET',
  path: '/api/guard-queue/entries',
  who: { patient: ['own scope'], professional: ['own scope'] },
  access: 'session',
  summary:
    "Own entries that wait or live: a patient's places, a professional's claim and records to save again.",
  response: listOf(queueEntrySchema),
});

export const listUnrecorded = endpoint({
  method: 'GET',
  path: '/api/guard-queue/unrecorded',
  who: { patient: ownFamily },
  access: 'session',
  summary: 'Visits of the caller that they are out of and whose record is still to be written.',
  response: listOf(queueEntrySchema),
});

/** Kept on the server, because no clinical text is stored in the browser. */
export const getLostPlace = endpoint({
  method: 'GET',
  path: '/api/guard-queue/lost-place',
  who: { patient: ownFamily },
  access: 'session',
  summary:
    'The place that the caller lost to inactivity a short while ago; null where they joined again or saw it.',
  response: okOf(queueEntrySchema.nullable()),
});

export const dismissLostPlace = endpoint({
  method: 'DELETE',
  path: '/api/guard-queue/lost-place/:queueId',
  who: { patient: ownFamily },
  access: 'session',
  summary: 'Say that a lost place was seen: nobody is told of it again.',
  params: entryParams,
  response: doneSchema,
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
  summary: 'Give a command to an entry: call, accept, start, cancel, finish.',
  params: entryParams,
  body: z.strictObject({
    command: z.enum(sentCommands),
    status: z.enum(queueStatuses).optional(),
    reason: typedText(CANCEL_REASON_MAX).optional(),
    claimEpoch: z.number().int().nullish(),
    patientId: z.string().optional(),
    professionalId: z.string().optional(),
  }),
  response: okOf(queueEntrySchema),
});

export const getPosition = endpoint({
  method: 'GET',
  path: '/api/guard-queue/entries/:queueId/position',
  who: { patient: ownFamily, professional: ['on duty'], ...staff('staff projection') },
  access: 'session',
  summary: 'Place in line and expected wait; asking renews the place.',
  params: entryParams,
  response: okOf(positionSchema),
});

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/guard-queue/specialties/:specialtyId/waiting',
  who: { professional: ['on duty'] },
  access: 'session',
  summary: 'Who waits for a specialty, oldest first.',
  params: specialtyParams,
  response: listOf(queueEntrySchema),
});

export const listFullQueue = endpoint({
  method: 'GET',
  path: '/api/guard-queue/specialties/:specialtyId/full',
  who: { professional: ['on duty'] },
  access: 'session',
  summary: 'Who waits or is being attended in a specialty, oldest first.',
  params: specialtyParams,
  response: listOf(queueEntrySchema),
});

export const getGuardSummary = endpoint({
  method: 'GET',
  path: '/api/guard-queue/summary',
  who: { patient: ['always'], professional: ['always'], ...staff('always') },
  access: 'session',
  summary:
    'Per specialty of the guard: how many professionals are on duty, how many people wait and about how long.',
  response: listOf(guardSummarySchema),
});

export const listProfessionalsOnGuard = endpoint({
  method: 'GET',
  path: '/api/guard-queue/professionals',
  who: { patient: ['always'], professional: ['always'], ...staff('always') },
  access: 'session',
  summary: 'Professionals on guard, by specialty.',
  query: z.object({
    specialty: rowNumberInAddress.optional(),
    prepaidHealth: rowNumberInAddress.optional(),
  }),
  response: listOf(professionalCardSchema),
});

/** Telemetry that renews leases; it is never the record of what happened. */
export const reportActivity = endpoint({
  method: 'POST',
  path: '/api/guard-queue/session-activity',
  who: everybody('own account'),
  access: 'session',
  summary: 'Say that this side is still there.',
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
  summary: 'Rate a consultation that is over from 1 to 5, once.',
  params: entryParams,
  body: z.strictObject({ rating: z.number().int().min(1).max(5) }),
  response: doneSchema,
});
