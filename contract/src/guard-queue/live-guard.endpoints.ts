import { z } from 'zod';
import { doneSchema, endpoint, listOf, okOf, staff } from '../kernel/index.ts';
import {
  liveSpecialtySchema,
  moveSchema,
  noticeSchema,
  purgedSchema,
  purgeSchema,
  removalSchema,
  stuckEntrySchema,
} from './live-guard.schema.ts';

const GUARD = '/api/staff/guard';
const entryParams = z.object({ queueId: z.uuid() });
const byDirector = {
  medicalDirector: ['staff projection', 'legal transition', 'step-up'],
} as const;

export const getLiveGuard = endpoint({
  method: 'GET',
  path: GUARD,
  who: staff('staff projection'),
  access: 'session',
  summary: 'The guard now, by specialty: who waits, who attends whom, who is on duty, and alerts.',
  response: listOf(liveSpecialtySchema),
});

export const removeWaiting = endpoint({
  method: 'POST',
  path: `${GUARD}/entries/:queueId/removal`,
  who: byDirector,
  access: 'session',
  summary: 'Remove a waiting patient from the line, with a reason that they read.',
  params: entryParams,
  body: removalSchema,
  response: doneSchema,
});

export const moveWaiting = endpoint({
  method: 'POST',
  path: `${GUARD}/entries/:queueId/specialty`,
  who: byDirector,
  access: 'session',
  summary: 'Move a waiting patient to another specialty; they keep their time of arrival.',
  params: entryParams,
  body: moveSchema,
  response: doneSchema,
});

export const sendWaitingNotice = endpoint({
  method: 'POST',
  path: `${GUARD}/entries/:queueId/notice`,
  who: staff('staff projection', 'legal transition'),
  access: 'session',
  summary: 'Send one of the fixed notices to a waiting patient.',
  params: entryParams,
  body: noticeSchema,
  response: doneSchema,
  limit: { max: 60, windowSeconds: 60 },
});

export const takeOffDuty = endpoint({
  method: 'POST',
  path: `${GUARD}/professionals/:accountId/off-duty`,
  who: byDirector,
  access: 'session',
  summary: 'Take a professional off duty; a patient who was only called returns to the line.',
  params: z.object({ accountId: z.uuid() }),
  body: removalSchema,
  response: doneSchema,
});

export const listStuck = endpoint({
  method: 'GET',
  path: `${GUARD}/stuck`,
  who: { medicalDirector: ['staff projection'] },
  access: 'session',
  summary: 'Visits that no timeout ended although there was no sign of either side for an hour.',
  response: listOf(stuckEntrySchema),
});

export const purgeStuck = endpoint({
  method: 'POST',
  path: `${GUARD}/stuck/purge`,
  who: byDirector,
  access: 'session',
  summary: 'Close, in error and with a reason, the confirmed stuck visits.',
  body: purgeSchema,
  response: okOf(purgedSchema),
});
