import { z } from 'zod';
import { doneSchema, endpoint, listOf, okOf } from '../kernel/index.ts';
import { SCHEDULES_AT_ONCE_MAX } from './availability.limits.ts';
import {
  availabilitySchema,
  changePreviewSchema,
  exceptionSchema,
  newExceptionSchema,
  newScheduleRequestSchema,
  newScheduleSchema,
  scheduleSchema,
} from './availability.schema.ts';

const AVAILABILITY = '/api/availability';
const who = { professional: ['own agenda', 'legal transition'] } as const;

export const getAvailability = endpoint({
  method: 'GET',
  path: AVAILABILITY,
  who: { professional: ['own account'] },
  access: 'session',
  summary:
    'The own availability: hours of the week, exceptions, and the holidays of the next year.',
  response: okOf(availabilitySchema),
});

export const validateSchedule = endpoint({
  method: 'POST',
  path: `${AVAILABILITY}/validate`,
  who,
  access: 'session',
  summary: 'What an availability would open, and the booked appointments on its days.',
  body: newScheduleSchema,
  response: okOf(changePreviewSchema),
});

export const createSchedule = endpoint({
  method: 'POST',
  path: AVAILABILITY,
  who,
  access: 'session',
  summary: 'Opens hours of the week; 404 where there is an agenda for that day and hour already.',
  body: newScheduleRequestSchema,
  response: listOf(scheduleSchema),
});

const scheduleIds = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).min(1).max(SCHEDULES_AT_ONCE_MAX));

export const deleteSchedules = endpoint({
  method: 'DELETE',
  path: AVAILABILITY,
  who,
  access: 'session',
  summary: 'Closes hours of the week, all of them or none; what is booked in them is cancelled.',
  query: z.object({ schedule_ids: scheduleIds, notify_patients: z.stringbool().optional() }),
  response: doneSchema,
});

export const validateException = endpoint({
  method: 'POST',
  path: `${AVAILABILITY}/exceptions/validate`,
  who,
  access: 'session',
  summary: 'The booked appointments that a blocked time would cancel.',
  body: newExceptionSchema,
  response: okOf(changePreviewSchema),
});

export const createException = endpoint({
  method: 'POST',
  path: `${AVAILABILITY}/exceptions`,
  who,
  access: 'session',
  summary: 'Blocks hours of one day, or opens hours of a holiday.',
  body: newExceptionSchema,
  response: okOf(exceptionSchema),
});

export const deleteException = endpoint({
  method: 'DELETE',
  path: `${AVAILABILITY}/exceptions/:exceptionId`,
  who,
  access: 'session',
  summary: 'Takes an exception back; hours of a holiday with appointments stay open.',
  params: z.object({ exceptionId: z.uuid() }),
  response: doneSchema,
});
