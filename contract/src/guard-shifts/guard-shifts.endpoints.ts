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
  summary: 'When the guard attends each specialty, by its shifts, and when it opens next.',
  response: listOf(guardHoursSchema),
});

export const listShifts = endpoint({
  method: 'GET',
  path: SHIFTS,
  who: staff('staff projection'),
  access: 'session',
  summary: 'The weekly shifts of the guard that are in force or to come.',
  response: listOf(shiftSchema),
});

export const listShiftProfessionals = endpoint({
  method: 'GET',
  path: `${SHIFTS}/professionals`,
  who: { medicalDirector: ['staff projection'] },
  access: 'session',
  summary: 'Who may have shifts: the verified professionals.',
  response: listOf(shiftProfessionalSchema),
});

export const createShift = endpoint({
  method: 'POST',
  path: SHIFTS,
  who: byDirector,
  access: 'session',
  summary: 'Give a professional a weekly shift; they are told.',
  body: newShiftSchema,
  response: okOf(shiftSchema),
});

export const changeShift = endpoint({
  method: 'PUT',
  path: `${SHIFTS}/:shiftId`,
  who: byDirector,
  access: 'session',
  summary: 'Change a weekly shift; its professional is told.',
  params,
  body: changedShiftSchema,
  response: okOf(shiftSchema),
});

export const endShift = endpoint({
  method: 'DELETE',
  path: `${SHIFTS}/:shiftId`,
  who: byDirector,
  access: 'session',
  summary: 'End a weekly shift from today on; its professional is told.',
  params,
  response: doneSchema,
});
