import type { Appointment } from '@app/contract/appointments';

/** The status of an appointment in more detail, for the chip of a row. */
export type AppointmentStanding =
  | 'UNCONFIRMED'
  | 'CONFIRMED'
  | 'WAITING'
  | 'IN_VISIT'
  | 'FINISHED'
  | 'CANCELLED'
  | 'NO_SHOW'
  | 'NOT_ATTENDED';

type Standing = Pick<
  Appointment,
  'closedReason' | 'confirm' | 'patientIsWaiting' | 'status' | 'visitPhase'
>;

const IN_VISIT: readonly Appointment['visitPhase'][] = ['ACCEPTED', 'IN_CALL', 'WRAP_UP'];

export function standingOf(appointment: Standing): AppointmentStanding {
  const { closedReason, confirm, patientIsWaiting, status, visitPhase } = appointment;
  if (status === 'FINISHED') return 'FINISHED';
  if (status === 'CANCELLED') {
    return closedReason === 'NO_SHOW' || closedReason === 'NOT_ATTENDED'
      ? closedReason
      : 'CANCELLED';
  }
  if (IN_VISIT.includes(visitPhase)) return 'IN_VISIT';
  if (patientIsWaiting) return 'WAITING';
  return confirm ? 'CONFIRMED' : 'UNCONFIRMED';
}
