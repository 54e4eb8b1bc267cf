import { z } from 'zod';
import { doneSchema, endpoint, listOf, okOf, staff } from '../kernel/index.ts';
import { SCHEDULES_AT_ONCE_MAX } from './availability.limits.ts';
import {
  availabilitySchema,
  changePreviewSchema,
  exceptionSchema,
  keptAgendaSchema,
  newExceptionSchema,
  newScheduleRequestSchema,
  newScheduleSchema,
  scheduleSchema,
} from './availability.schema.ts';

const AVAILABILITY = '/api/availability';

/** Whose agenda it is: staff sends the professional's id; professionals omit it for their own. */
const ofProfessional = z.object({ professionalId: z.uuid().optional() });
const professional = ['own agenda', 'legal transition'] as const;
const looksAhead = { professional, ...staff('staff projection', 'legal transition') } as const;
const byDirector = ['staff projection', 'legal transition', 'step-up'] as const;
const changes = { professional, medicalDirector: byDirector } as const;

export const getAvailability = endpoint({
  method: 'GET',
  path: AVAILABILITY,
  who: { professional: ['own account'], ...staff('staff projection') },
  access: 'session',
  summary:
    'An agenda and who manages it: weekly hours, exceptions, and the holidays of the next year.',
  query: ofProfessional,
  response: okOf(availabilitySchema),
});

export const validateSchedule = endpoint({
  method: 'POST',
  path: `${AVAILABILITY}/validate`,
  who: looksAhead,
  access: 'session',
  summary: 'What an availability would open, and the booked appointments on its days.',
  query: ofProfessional,
  body: newScheduleSchema,
  response: okOf(changePreviewSchema),
});

export const createSchedule = endpoint({
  method: 'POST',
  path: AVAILABILITY,
  who: changes,
  access: 'session',
  summary: 'Opens weekly hours; 404 if there is already an agenda for that day and hour.',
  query: ofProfessional,
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
  who: changes,
  access: 'session',
  summary: 'Closes weekly hours, all of them or none; appointments booked in them are cancelled.',
  query: ofProfessional.extend({
    schedule_ids: scheduleIds,
    notify_patients: z.stringbool().optional(),
  }),
  response: doneSchema,
});

export const validateException = endpoint({
  method: 'POST',
  path: `${AVAILABILITY}/exceptions/validate`,
  who: looksAhead,
  access: 'session',
  summary: 'The booked appointments that blocking time would cancel.',
  query: ofProfessional,
  body: newExceptionSchema,
  response: okOf(changePreviewSchema),
});

export const createException = endpoint({
  method: 'POST',
  path: `${AVAILABILITY}/exceptions`,
  who: changes,
  access: 'session',
  summary: 'Blocks hours of one day, or opens hours of a holiday.',
  query: ofProfessional,
  body: newExceptionSchema,
  response: okOf(exceptionSchema),
});

export const deleteException = endpoint({
  method: 'DELETE',
  path: `${AVAILABILITY}/exceptions/:exceptionId`,
  who: changes,
  access: 'session',
  summary: 'Removes an exception; hours of a holiday with appointments stay open.',
  params: z.object({ exceptionId: z.uuid() }),
  query: ofProfessional,
  response: doneSchema,
});

export const keepAgenda = endpoint({
  method: 'PUT',
  path: `${AVAILABILITY}/keeper`,
  who: { medicalDirector: byDirector },
  access: 'session',
  summary: 'Sets who manages the agenda of a professional, who is notified.',
  query: ofProfessional.required(),
  body: keptAgendaSchema,
  response: doneSchema,
});
