import { z } from 'zod';
import {
  endpoint,
  listOf,
  okOf,
  ownFamily,
  pageInAddress,
  rowNumberInAddress,
} from '../kernel/index.ts';
import { patientLoginSchema } from '../prescriptions/index.ts';
import { queueEntrySchema } from '../visits/index.ts';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from './appointment-state.ts';
import { APPOINTMENT_PAGE } from './appointments.limits.ts';
import {
  agendaSchema,
  appointmentConsultationSchema,
  appointmentSchema,
  appointmentUpdateSchema,
  bookableSchema,
  dayInAddress,
  delaySchema,
  newAppointmentSchema,
  rescheduleSchema,
  slotSchema,
  textSchema,
} from './appointments.schema.ts';

const APPOINTMENTS = '/api/appointments';
const ONE = `${APPOINTMENTS}/:appointmentId` as const;
const params = z.object({ appointmentId: z.uuid() });
const response = okOf(appointmentSchema);

const statusesInAddress = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(APPOINTMENT_STATUSES)).min(1))
  .transform((statuses): AppointmentStatus[] => [...new Set(statuses)]);

export const listAppointments = endpoint({
  method: 'GET',
  path: APPOINTMENTS,
  who: { patient: ownFamily, professional: ['own agenda'] },
  access: 'session',
  summary: `Appointments of the caller's family group or agenda, by status; ${APPOINTMENT_PAGE} per page.`,
  query: z.object({
    statuses: statusesInAddress.optional(),
    patient_login: patientLoginSchema.optional(),
    page_size: z.coerce.number().int().min(1).max(APPOINTMENT_PAGE).default(APPOINTMENT_PAGE),
    page_number: pageInAddress,
  }),
  response: listOf(appointmentSchema),
});

export const getAgenda = endpoint({
  method: 'GET',
  path: `${APPOINTMENTS}/agenda`,
  who: { professional: ['own agenda'] },
  access: 'session',
  summary: "Every appointment of the caller's agenda between two days, and the free hours.",
  query: z.object({ from: dayInAddress, to: dayInAddress }),
  response: okOf(agendaSchema),
});

export const getAppointment = endpoint({
  method: 'GET',
  path: ONE,
  who: { patient: ownFamily, professional: ['own agenda'] },
  access: 'session',
  summary: 'One appointment.',
  params,
  response,
});

export const listSlots = endpoint({
  method: 'GET',
  path: `${APPOINTMENTS}/slots`,
  who: { patient: ownFamily, professional: ['own agenda'], admin: ['staff projection'] },
  access: 'session',
  summary:
    'Free hours of a professional for one person; a professional reads only their own, operations all.',
  query: z.object({
    professionalId: z.uuid(),
    patientId: z.uuid(),
    from: dayInAddress,
    to: dayInAddress,
  }),
  response: listOf(slotSchema),
});

export const listBookable = endpoint({
  method: 'GET',
  path: `${APPOINTMENTS}/professionals`,
  who: { patient: ownFamily },
  access: 'session',
  summary: 'Professionals who give appointments, with their next free hour for one person.',
  query: z.object({ patientId: z.uuid(), specialtyId: rowNumberInAddress.optional() }),
  response: listOf(bookableSchema),
});

export const bookAppointment = endpoint({
  method: 'POST',
  path: APPOINTMENTS,
  who: {
    patient: [...ownFamily, 'legal transition'],
    professional: ['own agenda', 'legal transition'],
  },
  access: 'session',
  summary: 'Books a free hour; one appointment for each hour and person.',
  commandId: true,
  body: newAppointmentSchema,
  response,
});

export const updateAppointment = endpoint({
  method: 'PUT',
  path: ONE,
  who: {
    patient: [...ownFamily, 'legal transition'],
    professional: ['own agenda', 'legal transition'],
    admin: ['staff projection', 'legal transition'],
  },
  access: 'session',
  summary:
    'Cancels an appointment before its hour and notifies the other side. Staff gives a reason.',
  params,
  ifMatch: 'optional',
  body: appointmentUpdateSchema,
  response,
});

export const rescheduleAppointment = endpoint({
  method: 'POST',
  path: `${ONE}/reschedule`,
  who: {
    patient: [...ownFamily, 'legal transition'],
    professional: ['own agenda', 'legal transition'],
    admin: ['staff projection', 'legal transition'],
  },
  access: 'session',
  summary: 'Moves an appointment to another free hour of its professional, all or nothing.',
  params,
  ifMatch: 'optional',
  body: rescheduleSchema,
  response,
});

export const requestReschedule = endpoint({
  method: 'POST',
  path: `${ONE}/reschedule-request`,
  who: { patient: [...ownFamily, 'legal transition'] },
  access: 'session',
  summary: 'Asks the professional for another hour.',
  params,
  ifMatch: 'optional',
  body: textSchema,
  response,
});

export const confirmAppointment = endpoint({
  method: 'POST',
  path: `${ONE}/confirmation`,
  who: { patient: [...ownFamily, 'legal transition'] },
  access: 'session',
  summary: 'Confirms that the patient will come.',
  params,
  ifMatch: 'optional',
  response,
});

export const waitInRoom = endpoint({
  method: 'POST',
  path: `${ONE}/arrival`,
  who: { patient: [...ownFamily, 'legal transition'] },
  access: 'session',
  summary:
    'Reports that the patient is in the waiting room, within the window; repeated while they wait.',
  params,
  response,
});

export const listConsultationsOfAppointment = endpoint({
  method: 'GET',
  path: `${ONE}/consultations`,
  who: { patient: ownFamily, professional: ['own agenda'] },
  access: 'session',
  summary: 'The consultation of an appointment: an empty list until it starts, then one.',
  params,
  response: listOf(appointmentConsultationSchema),
});

export const beginAppointment = endpoint({
  method: 'POST',
  path: `${ONE}/start`,
  who: { professional: ['own agenda', 'legal transition'] },
  access: 'session',
  summary:
    'Starts the consultation of an appointment within its window; then its patient may enter.',
  params,
  response: okOf(queueEntrySchema),
});

export const delayAppointment = endpoint({
  method: 'POST',
  path: `${ONE}/delay`,
  who: { professional: ['own agenda', 'legal transition'] },
  access: 'session',
  summary: 'Tells the patient that the professional is late; the window stays open.',
  params,
  body: delaySchema,
  response,
});

export const markNoShow = endpoint({
  method: 'POST',
  path: `${ONE}/no-show`,
  who: { professional: ['own agenda', 'legal transition'] },
  access: 'session',
  summary: 'Reports that the patient did not come, once the window is over.',
  params,
  response,
});

/** The appointment as an iCalendar file. */
export const getAppointmentCalendar = endpoint({
  method: 'GET',
  path: `${ONE}/calendar`,
  who: { patient: ownFamily, professional: ['own agenda'] },
  access: 'session',
  summary: 'The appointment as a calendar file (RFC 5545).',
  params,
});
