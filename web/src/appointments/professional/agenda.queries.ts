import {
  beginAppointment,
  bookAppointment,
  delayAppointment,
  getAgenda,
  getAppointment,
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

/** What is booked and what is free from one day to another. */
export const agendaQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'agenda', from, to],
    queryFn: async () => (await call(getAgenda, { query: { from, to } })).data,
    refetchInterval: ROOM_REFRESH_MS,
  });

export const appointmentQuery = (appointmentId: string) =>
  queryOptions({
    queryKey: [...appointmentsKey, appointmentId],
    queryFn: async () => (await call(getAppointment, { params: { appointmentId } })).data,
  });

/** Own patients by name, or by DNI where digits were typed. */
export const findPatients = async (text: string) => {
  const isNumber = /^[\d.\s]+$/.test(text);
  const body = isNumber ? { idNumber: text.replace(/\D/g, '') } : { fullName: text };
  return (await call(searchHistories, { body })).data;
};
export type FoundPatient = Awaited<ReturnType<typeof findPatients>>[number];

/** Books an hour, once however often it has to be sent (requirement: command done once). */
export const sendBooking = (body: NewAppointment) =>
  sendAgain((idempotencyKey) => call(bookAppointment, { body }, { idempotencyKey }));

const of = (appointmentId: string) => ({ params: { appointmentId } });

export const sendReschedule = (
  id: string,
  {
    appointment_date,
    time_availability_id,
  }: Pick<Slot, 'appointment_date' | 'time_availability_id'>,
) => call(rescheduleAppointment, { ...of(id), body: { appointment_date, time_availability_id } });

export const sendCancellation = (id: string, reason: string) =>
  call(updateAppointment, { ...of(id), body: { status: 'cancelled', reason } });

export const sendDelay = (id: string, minutes: number) =>
  call(delayAppointment, { ...of(id), body: { minutes } });

export const sendNoShow = (id: string) => call(markNoShow, of(id));

/** Begins its consultation; a lost answer is given again. */
export const sendBegin = async (id: string) =>
  (await sendAgain(() => call(beginAppointment, of(id)))).data;
