import {
  APPOINTMENT_PAGE,
  type Appointment,
  type AppointmentStatus,
  listAppointments,
  listConsultationsOfAppointment,
  ROOM_REFRESH_MS,
  ROOM_RENEWAL_MS,
  waitInRoom,
} from '@app/contract/appointments';
import type { VisitPhase } from '@app/contract/visits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { appointmentsKey } from '../appointments.queries.ts';

export const listsKey = [...appointmentsKey, 'list'] as const;

/** A page of the family's appointments; pages count from 1. */
export const appointmentsQuery = (status: AppointmentStatus, page: number) =>
  queryOptions({
    queryKey: [...listsKey, status, page],
    queryFn: async () => {
      const query = { statuses: status, page_number: page - 1, page_size: APPOINTMENT_PAGE };
      return (await call(listAppointments, { query })).data;
    },
  });

/** Future appointments, the next first. */
export const nextQuery = appointmentsQuery('PROGRAMMED', 1);

/** Phases of a visit that its patient may enter. */
const OPEN: readonly VisitPhase[] = ['OFFERED', 'ACCEPTED', 'IN_CALL', 'WRAP_UP'];

/** The consultation of an appointment that its patient may enter, if it was started; more than one is an error. */
export const consultationQuery = ({ id }: Appointment) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'consultation', id],
    queryFn: async () => {
      const { data } = await call(listConsultationsOfAppointment, {
        params: { appointmentId: id },
      });
      if (data.length > 1) throw new Error(`${data.length} consultations of one appointment`);
      const [begun] = data;
      return begun && OPEN.includes(begun.phase) ? begun.consultationId : null;
    },
    refetchInterval: ROOM_REFRESH_MS,
    staleTime: 0,
  });

/** Repeatedly reports that the patient is in the waiting room; also from a background tab. */
export const roomQuery = ({ id }: Appointment) =>
  queryOptions({
    // A separate key, so that a push does not repeat it.
    queryKey: ['appointment-room', id],
    queryFn: async () => (await call(waitInRoom, { params: { appointmentId: id } })).data.id,
    refetchInterval: ROOM_RENEWAL_MS,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  });
