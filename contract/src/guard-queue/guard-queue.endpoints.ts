import { z } from 'zod';
import {
  anybody,
  doneSchema,
  endpoint,
  listOf,
  okOf,
  ownFamily,
  rowNumberInAddress,
  staff,
} from '../kernel/index.ts';
import { professionalCardSchema } from '../profiles/index.ts';
import { queueEntrySchema } from '../visits/index.ts';
import { guardSummarySchema, joinSchema, positionSchema } from './guard-queue.schema.ts';

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

export const getPosition = endpoint({
  method: 'GET',
  path: '/api/guard-queue/entries/:queueId/position',
  who: { patient: ownFamily, professional: ['on duty'] },
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

/** For visitors of the landing page, whom nobody counts or names. */
export const getGuardNow = endpoint({
  method: 'GET',
  path: '/api/guard-queue/now',
  who: anybody('within limits'),
  access: 'public',
  summary: 'Specialties that somebody attends now, and about how long a new patient waits.',
  response: listOf(guardSummarySchema.pick({ name: true, wait: true })),
  limit: { max: 60, windowSeconds: 60 },
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
