import {
  type Appointment,
  type AppointmentCommand,
  beginWindow,
  isWithin,
  nextStatus,
  type Slot,
} from '@app/contract/appointments';
import type { Day } from '@app/contract/kernel';
import { heldPhases } from '@app/contract/visits';
import type { AgendaSide } from './agenda-side.ts';

/** An hour of a day: something that is or was booked, or free. */
export type AgendaRow =
  | { hour: string; appointment: Appointment; slot?: never }
  | { hour: string; slot: Slot; appointment?: never };

/** What is done from a row. */
export type RowActs = {
  side: AgendaSide;
  onOpen: (appointment: Appointment) => void;
  onGive: (slot: Slot) => void;
  onBegin: (appointment: Appointment) => void;
  onResume: (queueId: string) => void;
};

type Agenda = { appointments: readonly Appointment[]; free: readonly Slot[] };

/** The hours of a day in order; where an hour is free again, what was booked in it goes first. */
export function rowsOf({ appointments, free }: Agenda, day: Day): AgendaRow[] {
  const rows: AgendaRow[] = [
    ...appointments.map((appointment) => ({
      hour: appointment.hour,
      date: appointment.date,
      appointment,
    })),
    ...free.map((slot) => ({ hour: slot.hour, date: slot.date, slot })),
  ].filter(({ date }) => date === day);
  return rows.sort((one, other) => one.hour.localeCompare(other.hour));
}

/** Whether a visit of it is held now. */
export const isBegun = ({ visitPhase }: Pick<Appointment, 'visitPhase'>): boolean =>
  heldPhases.some((phase) => phase === visitPhase);

/** Whether its state lets a command through at a time. */
export const mayBe = (appointment: Appointment, command: AppointmentCommand, now: Date): boolean =>
  nextStatus(
    {
      status: appointment.status,
      isBegun: isBegun(appointment),
      hasStarted: Date.parse(appointment.appointment_date) <= now.getTime(),
    },
    command,
  ) !== undefined;

/** When its consultation may be begun. */
export const beginsWithin = ({ appointment_date }: Appointment) =>
  beginWindow({ startsAt: Date.parse(appointment_date) });

/** From when its consultation may be begun. */
export const beginFrom = (appointment: Appointment): Date =>
  new Date(beginsWithin(appointment).from);

/** Whether its consultation may be begun now. */
export const mayBegin = (appointment: Appointment, now: Date): boolean =>
  mayBe(appointment, 'Begin', now) && isWithin(beginsWithin(appointment), now.getTime());

/** Whether it is too late to begin it. */
export const isTooLate = (appointment: Appointment, now: Date): boolean =>
  now.getTime() > beginsWithin(appointment).to;
