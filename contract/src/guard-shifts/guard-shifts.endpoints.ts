import { z } from 'zod';
import { doneSchema, endpoint, listOf, okOf, staff } from '../kernel/index.ts';
import {
  changedShiftSchema,
  guardHoursSchema,
  newShiftSchema,
  shiftProfessionalSchema,
  shiftSchema,
} from './guard-shifts.schema.ts';

const SHIFTS = '/api/staff/guard-shifts';
const params = z.object({ shiftId: z.uuid() });
const byDirector = { medicalDirector: ['staff projection', 'legal transition'] } as const;

export const getGuardHours = endpoint({
  method: 'GET',
  path: '/api/guard-queue/hours',
  who: { patient: ['always'], professional: ['always'], ...staff('always') },
  access: 'session',
  summary:
    'When the guard attends each specialty, according to its shifts, and when it opens next.',
  response: listOf(guardHoursSchema),
});

export const listShifts = endpoint({
  method: 'GET',
  path: SHIFTS,
  who: staff('staff projection'),
  access: 'session',
  summary: 'The current and future weekly shifts of the guard.',
  response: listOf(shiftSchema),
});

export const listShiftProfessionals = endpoint({
  method: 'GET',
  path: `${SHIFTS}/professionals`,
  who: { medicalDirector: ['staff projection'] },
  access: 'session',
  summary: 'The professionals who can have shifts: the verified ones.',
  response: listOf(shiftProfessionalSchema),
});

export const createShift = endpoint({
  method: 'POST',
  path: SHIFTS,
  who: byDirector,
  access: 'session',
  summary: "Add a professional's weekly shift; they are notified.",
  body: newShiftSchema,
  response: okOf(shiftSchema),
});

export const changeShift = endpoint({
  method: 'PUT',
  path: `${SHIFTS}/:shiftId`,
  who: byDirector,
  access: 'session',
  summary: 'Change a weekly shift; its professional is notified.',
  params,
  body: changedShiftSchema,
  response: okOf(shiftSchema),
});

export const endShift = endpoint({
  method: 'DELETE',
  path: `${SHIFTS}/:shiftId`,
  who: byDirector,
  access: 'session',
  summary: 'End a weekly shift from today on; its professional is notified.',
  params,
  response: doneSchema,
});
