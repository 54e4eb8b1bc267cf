import { z } from 'zod';
import {
  afterInAddress,
  endpoint,
  ID_NUMBER_TYPED_MAX,
  listOf,
  okOf,
  pagedListOf,
  staff,
  typedText,
} from '../kernel/index.ts';
import { PATIENT_SEARCHES_PER_HOUR } from './appointments.limits.ts';
import {
  agendaSchema,
  appointmentPatientSchema,
  appointmentSchema,
  cancelAheadSchema,
  dayInAddress,
  givingProfessionalSchema,
  newAppointmentSchema,
  TODAYS_STANDINGS,
  touchedSchema,
  waitingPlaceSchema,
} from './appointments.schema.ts';

const APPOINTMENTS = '/api/staff/appointments';

export const listGivingProfessionals = endpoint({
  method: 'GET',
  path: `${APPOINTMENTS}/professionals`,
  who: staff('staff projection'),
  access: 'session',
  summary: 'Professionals with open hours, by name, and whether they can attend.',
  response: listOf(givingProfessionalSchema),
});

export const getAgendaForStaff = endpoint({
  method: 'GET',
  path: `${APPOINTMENTS}/agenda`,
  who: staff('staff projection'),
  access: 'session',
  summary: 'The agenda of any professional between two days, without anything clinical.',
  query: z.object({ professionalId: z.uuid(), from: dayInAddress, to: dayInAddress }),
  response: okOf(agendaSchema),
});

export const listTodayForStaff = endpoint({
  method: 'GET',
  path: `${APPOINTMENTS}/today`,
  who: staff('staff projection'),
  access: 'session',
  summary: "Today's appointments of all professionals by their hour, in pages; nothing clinical.",
  query: z.object({ standing: z.enum(TODAYS_STANDINGS).optional(), after: afterInAddress }),
  response: pagedListOf(appointmentSchema),
});

export const listWaitingForStaff = endpoint({
  method: 'GET',
  path: `${APPOINTMENTS}/waiting-list`,
  who: staff('staff projection'),
  access: 'session',
  summary: 'Who waits for an hour to become free, in the order of the list, in pages; no reasons.',
  query: z.object({ after: afterInAddress }),
  response: pagedListOf(waitingPlaceSchema),
});

/** A POST, since personal data must not appear in an address (requirement: nothing personal in addresses). */
export const findAppointmentPatients = endpoint({
  method: 'POST',
  path: `${APPOINTMENTS}/patients`,
  who: { admin: ['staff projection', 'within limits'] },
  access: 'session',
  summary: 'The patients with a DNI, and who pays for them.',
  body: z.strictObject({ idNumber: typedText(ID_NUMBER_TYPED_MAX) }),
  limit: { max: PATIENT_SEARCHES_PER_HOUR, windowSeconds: 3600 },
  response: listOf(appointmentPatientSchema),
});

export const bookForPatient = endpoint({
  method: 'POST',
  path: APPOINTMENTS,
  who: { admin: ['staff projection', 'legal transition'] },
  access: 'session',
  summary: 'Books a free hour of any professional for a patient; no reason is asked.',
  commandId: true,
  body: newAppointmentSchema.omit({ reason: true }),
  response: okOf(appointmentSchema),
});

export const getTouched = endpoint({
  method: 'GET',
  path: `${APPOINTMENTS}/touched`,
  who: staff('staff projection'),
  access: 'session',
  summary: 'What it touches that a professional cannot attend, in numbers.',
  query: z.object({ professionalId: z.uuid() }),
  response: okOf(touchedSchema),
});

export const cancelAhead = endpoint({
  method: 'POST',
  path: `${APPOINTMENTS}/cancellation`,
  who: { admin: ['staff projection', 'legal transition'] },
  access: 'session',
  summary:
    'Cancels every future appointment of a professional who cannot attend; the patients are told, paid back, and first in line for another hour. Where a substitute is named, each is offered the free hour of theirs that is nearest.',
  body: cancelAheadSchema,
  response: okOf(z.object({ cancelled: z.number().int() })),
});
