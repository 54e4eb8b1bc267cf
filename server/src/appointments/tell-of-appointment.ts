import type { AppointmentCommand, AppointmentEvent } from '@app/contract/appointments';
import type { NotificationRow } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import {
  bookedNotice,
  cancelledNotice,
  changedAgendaNotice,
  confirmedNotice,
  delayedNotice,
  givenNotice,
  lostNotice,
  movedNotice,
  noShowNotice,
  notAttendedNotice,
  requestedNotice,
  type Sides,
  type Words,
} from './appointments.copy.ts';
import type { Appointments } from './appointments.ts';
import type { Recipient } from './present-appointments.ts';
import { isMailed, type Mailed, type Mailing, mailAppointment } from './remind/mail-appointment.ts';
import { nextHours } from './remind/next-hours.ts';
import type { AppointmentRow } from './rows/appointment-rows.ts';
import { hasFirstPick } from './waiting/first-pick.statements.ts';

/** An event of an appointment, of which its sides are notified. */
export type Happened = AppointmentCommand | 'AgendaChanged' | 'Book';

/** Notifications stored with a change, to be pushed after the commit. */
export type Told = NotificationRow[];

type Write = (sides: Sides) => Words;

/** Notifications to the patient; nobody is notified of their own actions. */
const TO_PATIENT: Partial<Record<Happened, Write>> = {
  Book: givenNotice,
  Reschedule: movedNotice,
  Delay: delayedNotice,
  Cancel: cancelledNotice,
  NoShow: noShowNotice,
  NotAttended: notAttendedNotice,
  AgendaChanged: changedAgendaNotice,
};

const TO_PROFESSIONAL: Partial<Record<Happened, Write>> = {
  Book: bookedNotice,
  Reschedule: movedNotice,
  RequestReschedule: requestedNotice,
  Confirm: confirmedNotice,
  Cancel: lostNotice,
};

/** Dependencies of the notifications. */
type Telling = Mailing & Pick<Appointments, 'licences' | 'notifications'>;

/**
 * Stores the notifications of a change in its transaction: in the inbox, and by mail if the hour changed.
 * Nobody is notified of their own actions.
 */
export async function addNotices(
  context: Telling,
  transaction: DatabaseTransaction,
  row: AppointmentRow,
  happened: Happened,
  actor?: Pick<Actor, 'role'>,
): Promise<Told> {
  const toPatient = actor?.role === 'PATIENT' ? undefined : TO_PATIENT[happened];
  const toProfessional = actor?.role === 'PROFESSIONAL' ? undefined : TO_PROFESSIONAL[happened];
  if (!toPatient && !toProfessional) return [];
  const sides = await sidesOf(context, transaction, row, happened);
  if (toPatient) await mailSide(context, transaction, sides, happened, 'patient');
  if (actor && toProfessional)
    await mailSide(context, transaction, sides, happened, 'professional');
  const add = (accountId: string, write: Write | undefined, to: string) =>
    write &&
    context.notifications.add(transaction, {
      ...write(sides),
      account_id: accountId,
      event: `appointment.${happened}`,
      event_key: `${row.id}-${row.version}-${happened}-${to}`,
      entity_type: null,
      entity_id: null,
      visit_id: null,
    });
  const added = [
    await add(row.account_id, toPatient, 'patient'),
    // Professionals see in the agenda what the clock closed.
    actor && (await add(row.professional_id, toProfessional, 'professional')),
  ];
  return added.filter((notice) => notice !== undefined);
}

/** An appointment with its names, and free hours if the professional cancelled it. */
async function sidesOf(
  context: Telling,
  transaction: DatabaseTransaction,
  row: AppointmentRow,
  happened: Happened,
) {
  const names = await context.profiles.namesIn(transaction, {
    personId: row.person_id,
    professionalId: row.professional_id,
  });
  const isGivenUp =
    happened === 'Cancel' &&
    (row.closed_reason === 'PROFESSIONAL' || row.closed_reason === 'STAFF');
  const next = isGivenUp ? await nextHours(context, transaction, row) : [];
  const isFirst =
    isGivenUp &&
    (await hasFirstPick(transaction, { personId: row.person_id, specialtyId: row.specialty_id }))
      .length > 0;
  const mayBook = context.config.FEATURE_PATIENT_BOOKING;
  return { row, ...names, next, isFirst, mayBook } satisfies Sides;
}

/** Queues a mail if an hour was booked, moved or cancelled. */
async function mailSide(
  context: Telling,
  transaction: DatabaseTransaction,
  sides: Mailed,
  happened: Happened,
  to: Recipient,
): Promise<void> {
  if (isMailed(happened, to)) await mailAppointment(context, transaction, sides, happened, to);
}

/** After the commit, pushes a change and its notifications to the open screens of both sides. */
export async function announce(
  context: Pick<Appointments, 'notifications' | 'voice'>,
  row: AppointmentRow,
  told: Told,
): Promise<void> {
  showChange(context, row);
  await Promise.all(told.map((notice) => context.notifications.push(notice)));
}

/** Makes both sides fetch the appointment again. */
export function showChange({ voice }: Pick<Appointments, 'voice'>, row: AppointmentRow): void {
  const event: AppointmentEvent = { command: 'Appointment', appointmentId: row.id };
  voice.toAccounts([row.account_id, row.professional_id], event);
}
