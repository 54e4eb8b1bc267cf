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
  summary: 'Take somebody who waits out of the line, with a reason that they read.',
  params: entryParams,
  body: removalSchema,
  response: doneSchema,
});

export const moveWaiting = endpoint({
  method: 'POST',
  path: `${GUARD}/entries/:queueId/specialty`,
  who: byDirector,
  access: 'session',
  summary: 'Move somebody who waits to another specialty; they keep the time at which they came.',
  params: entryParams,
  body: moveSchema,
  response: doneSchema,
});

export const sendWaitingNotice = endpoint({
  method: 'POST',
  path: `${GUARD}/entries/:queueId/notice`,
  who: staff('staff projection', 'legal transition'),
  access: 'session',
  summary: 'Send one of the known notices to somebody who waits.',
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
  summary: 'Take a professional off duty; whom they only called goes back to the line.',
  params: z.object({ accountId: z.uuid() }),
  body: removalSchema,
  response: doneSchema,
});

export const listStuck = endpoint({
  method: 'GET',
  path: `${GUARD}/stuck`,
  who: { medicalDirector: ['staff projection'] },
  access: 'session',
  summary: 'Visits that no clock ended although nobody of them was heard of for an hour.',
  response: listOf(stuckEntrySchema),
});

export const purgeStuck = endpoint({
  method: 'POST',
  path: `${GUARD}/stuck/purge`,
  who: byDirector,
  access: 'session',
  summary: 'Close, in error and with a reason, the stuck visits that were confirmed.',
  body: purgeSchema,
  response: okOf(purgedSchema),
});
