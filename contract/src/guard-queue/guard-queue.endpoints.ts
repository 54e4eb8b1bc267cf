import { z } from 'zod';
import {
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
import { dutyWishSchema } from './duty-wish.schema.ts';
import { guardDaySchema } from './guard-day.schema.ts';
import { guardSummarySchema, joinSchema, positionSchema } from './guard-queue.schema.ts';
import { triageSchema } from './triage.schema.ts';

const entryParams = z.object({ queueId: z.uuid() });
const specialtyParams = z.object({ specialtyId: rowNumberInAddress });

export const joinQueue = endpoint({
  method: 'POST',
  path: '/api/guard-queue/entries',
  who: { patient: [...ownFamily, 'legal transition'] },
  access: 'session',
  commandId: true,
  summary: 'Join the virtual guard for oneself or a dependant.',
  body: joinSchema,
  response: okOf(queueEntrySchema),
});

/** Kept on the server, because clinical text is never stored in the browser. */
export const getLostPlace = endpoint({
  method: 'GET',
  path: '/api/guard-queue/lost-place',
  who: { patient: ownFamily },
  access: 'session',
  summary:
    'The place that the caller recently lost to inactivity; null if they joined again or dismissed it.',
  response: okOf(queueEntrySchema.nullable()),
});

export const dismissLostPlace = endpoint({
  method: 'DELETE',
  path: '/api/guard-queue/lost-place/:queueId',
  who: { patient: ownFamily },
  access: 'session',
  summary: 'Dismiss a lost place, so that it is not shown again.',
  params: entryParams,
  response: doneSchema,
});

export const takePlaceBack = endpoint({
  method: 'POST',
  path: '/api/guard-queue/lost-place/:queueId/return',
  who: { patient: [...ownFamily, 'legal transition'] },
  access: 'session',
  commandId: true,
  summary: 'Return to a place lost to inactivity, with its answers and its time of arrival.',
  params: entryParams,
  response: okOf(queueEntrySchema),
});

export const getPosition = endpoint({
  method: 'GET',
  path: '/api/guard-queue/entries/:queueId/position',
  who: { patient: ownFamily, professional: ['on duty'] },
  access: 'session',
  summary: 'Place in line and expected wait; the request renews the place.',
  params: entryParams,
  response: okOf(positionSchema),
});

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/guard-queue/specialties/:specialtyId/waiting',
  who: { professional: ['on duty'] },
  access: 'session',
  summary: 'The patients waiting for a specialty, oldest first.',
  params: specialtyParams,
  response: listOf(queueEntrySchema),
});

export const listTriage = endpoint({
  method: 'GET',
  path: '/api/guard-queue/specialties/:specialtyId/triage',
  who: { professional: ['on duty'] },
  access: 'session',
  summary:
    'Allergies, conditions and last consultation of the patients waiting for a specialty; the first reading of each is audited.',
  params: specialtyParams,
  response: listOf(triageSchema),
});

export const listFullQueue = endpoint({
  method: 'GET',
  path: '/api/guard-queue/specialties/:specialtyId/full',
  who: { professional: ['on duty'] },
  access: 'session',
  summary: 'Waiting and attended patients of a specialty, oldest first.',
  params: specialtyParams,
  response: listOf(queueEntrySchema),
});

export const getGuardSummary = endpoint({
  method: 'GET',
  path: '/api/guard-queue/summary',
  who: { patient: ['always'], professional: ['always'], ...staff('always') },
  access: 'session',
  summary:
    'Per specialty of the guard: professionals on duty, waiting patients and approximate wait.',
  response: listOf(guardSummarySchema),
});

export const getGuardDay = endpoint({
  method: 'GET',
  path: '/api/guard-queue/day',
  who: { professional: ['on duty'] },
  access: 'session',
  summary: "Today's figures of the guard: attended, average wait, and who else is on duty.",
  response: okOf(guardDaySchema),
});

const WISH = '/api/guard-queue/duty-wish';

export const getDutyWish = endpoint({
  method: 'GET',
  path: WISH,
  who: { patient: ['own account'] },
  access: 'session',
  summary: 'Whether the caller asked to be told once somebody attends the guard; null if not.',
  response: okOf(dutyWishSchema.nullable()),
});

export const wishForDuty = endpoint({
  method: 'PUT',
  path: WISH,
  who: { patient: ['own account'] },
  access: 'session',
  summary: 'Ask to be told, once, when somebody attends the guard.',
  response: okOf(dutyWishSchema),
});

export const dropDutyWish = endpoint({
  method: 'DELETE',
  path: WISH,
  who: { patient: ['own account'] },
  access: 'session',
  summary: 'Withdraw the request to be told.',
  response: doneSchema,
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
