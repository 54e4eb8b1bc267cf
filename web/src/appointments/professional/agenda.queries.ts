import {
  type Appointment,
  type AppointmentPatient,
  beginAppointment,
  bookAppointment,
  bookForPatient,
  delayAppointment,
  findAppointmentPatients,
  getAgenda,
  getAgendaForStaff,
  getAppointment,
  listGivingProfessionals,
  markNoShow,
  type NewAppointment,
  ROOM_REFRESH_MS,
  rescheduleAppointment,
  type Slot,
  updateAppointment,
} from '@app/contract/appointments';
import { searchHistories } from '@app/contract/clinical-history';
import type { Day } from '@app/contract/kernel';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { sendAgain } from '../../lib/server/send-again.ts';
import { appointmentsKey } from '../appointments.queries.ts';
import type { AgendaOf } from './agenda-side.ts';

/** From one day to another, both included. */
export type Days = { from: Day; to: Day };

/** Booked and free hours between two days, in the caller's agenda or another professional's. */
export const agendaQuery = ({ side, professionalId }: AgendaOf, days: Days) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'agenda', professionalId, days.from, days.to],
    queryFn: async () => {
      return side === 'professional'
        ? (await call(getAgenda, { query: days })).data
        : (await call(getAgendaForStaff, { query: { professionalId, ...days } })).data;
    },
    refetchInterval: ROOM_REFRESH_MS,
  });

export const appointmentQuery = (appointmentId: string) =>
  queryOptions({
    queryKey: [...appointmentsKey, appointmentId],
    queryFn: async () => (await call(getAppointment, { params: { appointmentId } })).data,
  });

/** The professional's patients by name, or by DNI if digits were typed. */
export const findPatients = async (text: string) => {
  const isNumber = /^[\d.\s]+$/.test(text);
  const body = isNumber ? { idNumber: text.replace(/\D/g, '') } : { fullName: text };
  return (await call(searchHistories, { body })).data;
};

/** A patient found for booking an appointment. */
export type FoundPatient = Pick<
  AppointmentPatient,
  'first_name' | 'id' | 'id_number' | 'last_name'
> & {
  /** The payer; before the hour is chosen, only staff is told. */
  financer?: string;
};

/** Patients by DNI, for staff. */
export const findPatientsByDni = async (idNumber: string) =>
  (await call(findAppointmentPatients, { body: { idNumber } })).data;

/** Books an hour for a patient as staff. */
export const sendGiven = (body: Omit<NewAppointment, 'reason'>, idempotencyKey: string) =>
  call(bookForPatient, { body }, { idempotencyKey });

/** Professionals with open hours, by name, and whether they can attend. */
export const givingQuery = queryOptions({
  queryKey: [...appointmentsKey, 'giving'],
  queryFn: async () => (await call(listGivingProfessionals, {})).data,
});

/** Books an hour. */
export const sendBooking = (body: NewAppointment, idempotencyKey: string) =>
  call(bookAppointment, { body }, { idempotencyKey });

const of = (appointmentId: string) => ({ params: { appointmentId } });

/** An appointment with the version that was seen; a change over a stale version is refused. */
type SeenAppointment = Pick<Appointment, 'id' | 'version'>;

export const sendReschedule = (
  { id, version }: SeenAppointment,
  {
    appointment_date,
    time_availability_id,
  }: Pick<Slot, 'appointment_date' | 'time_availability_id'>,
) => {
  const body = { appointment_date, time_availability_id };
  return call(rescheduleAppointment, { ...of(id), body }, { ifMatch: version });
};

export const sendCancellation = (
  { id, version }: SeenAppointment,
  { block, reason }: { block: boolean; reason: string },
) =>
  call(
    updateAppointment,
    { ...of(id), body: { status: 'cancelled', reason, block } },
    { ifMatch: version },
  );

export const sendDelay = (id: string, minutes: number) =>
  call(delayAppointment, { ...of(id), body: { minutes } });

export const sendNoShow = (id: string) => call(markNoShow, of(id));

/** Starts its consultation; repeating it returns the same answer. */
export const sendBegin = async (id: string) =>
  (await sendAgain(() => call(beginAppointment, of(id)))).data;
