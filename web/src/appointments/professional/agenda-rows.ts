import {
  type Appointment,
  type AppointmentCommand,
  beginnable,
  beginWindow,
  isWithin,
  nextStatus,
  type Slot,
} from '@app/contract/appointments';
import { type Day, dayOf } from '@app/contract/kernel';
import { heldPhases } from '@app/contract/visits';
import type { AgendaSide } from './agenda-side.ts';

/** An hour of a day: a past or current booking, or free. */
export type AgendaRow =
  | { hour: string; appointment: Appointment; slot?: never }
  | { hour: string; slot: Slot; appointment?: never };

/** The actions of a row. */
export type RowActs = {
  side: AgendaSide;
  onOpen: (appointment: Appointment) => void;
  onGive: (slot: Slot) => void;
  onBegin: (appointment: Appointment) => void;
  onResume: (queueId: string) => void;
};

type Agenda = { appointments: readonly Appointment[]; free: readonly Slot[] };

/** The hours of a day in order; if an hour is free again, its earlier booking comes first. */
export const rowsOf = ({ appointments, free }: Agenda, day: Day): AgendaRow[] =>
  inOrder(
    appointments.filter(({ date }) => date === day),
    free.filter(({ date }) => date === day),
  );

/** The hours of today, with those of yesterday or tomorrow that can be attended now. */
export const rowsOfToday = ({ appointments, free }: Agenda, now: Date): AgendaRow[] =>
  inOrder(
    appointments.filter((appointment) => isOfToday(appointment, now)),
    free.filter(({ date }) => date === dayOf(now)),
  );

const inOrder = (booked: readonly Appointment[], free: readonly Slot[]): AgendaRow[] =>
  [
    ...booked.map((appointment): AgendaRow => ({ hour: appointment.hour, appointment })),
    ...free.map((slot): AgendaRow => ({ hour: slot.hour, slot })),
  ].sort((one, other) => startOf(one).localeCompare(startOf(other)));

const startOf = ({ appointment, slot }: AgendaRow): string =>
  (appointment ?? slot).appointment_date;

/** Whether its visit is in progress. */
export const isBegun = ({ visitPhase }: Pick<Appointment, 'visitPhase'>): boolean =>
  heldPhases.some((phase) => phase === visitPhase);

/** Whether its state allows a command at a time. */
export const mayBe = (appointment: Appointment, command: AppointmentCommand, now: Date): boolean =>
  nextStatus(
    {
      status: appointment.status,
      isBegun: isBegun(appointment),
      hasStarted: Date.parse(appointment.appointment_date) <= now.getTime(),
    },
    command,
  ) !== undefined;

/** When its consultation can be started. */
export const beginsWithin = ({ appointment_date }: Appointment) =>
  beginWindow({ startsAt: Date.parse(appointment_date) });

/** From when its consultation can be started. */
export const beginFrom = (appointment: Appointment): Date =>
  new Date(beginsWithin(appointment).from);

/** Whether its consultation can be started now. */
export const mayBegin = (appointment: Appointment, now: Date): boolean =>
  mayBe(appointment, 'Begin', now) && isWithin(beginsWithin(appointment), now.getTime());

/** Whether it counts as work of today: also an appointment of another day that can be started now. */
export const isOfToday = (appointment: Appointment, now: Date): boolean =>
  appointment.date === dayOf(now) ||
  (isWithin(beginsWithin(appointment), now.getTime()) &&
    (isBegun(appointment) || mayBe(appointment, 'Begin', now)));

/** The days of the appointments that can be started at a moment: one, or two around midnight. */
export function daysOfWork(now: Date): { from: Day; to: Day } {
  const { from, to } = beginnable(now.getTime());
  return { from: dayOf(new Date(from)), to: dayOf(new Date(to)) };
}

/** Whether it is too late to start it. */
export const isTooLate = (appointment: Appointment, now: Date): boolean =>
  now.getTime() > beginsWithin(appointment).to;
