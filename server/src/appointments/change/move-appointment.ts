import { type AppointmentCommand, nextStatus } from '@app/contract/appointments';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import type { AppointmentChange, AppointmentRow } from '../rows/appointment-rows.ts';
import { appointmentWritesRepository } from '../rows/appointment-writes.repository.ts';
import { addNotices, announce, type Told } from '../tell-of-appointment.ts';
import { offerFreed } from '../waiting/offer-hour.ts';

export type Move = {
  command: AppointmentCommand;
  /** What else is changed besides the status. */
  change?: AppointmentChange;
  /** Absent if the clock gives the command. */
  actor?: Pick<Actor, 'accountId' | 'role'> | undefined;
  text?: string | undefined;
  /** Done first in the same transaction, for locks that come before that of the appointment. */
  ahead?: (transaction: DatabaseTransaction) => Promise<void>;
  /** Written in the same transaction. */
  beside?: (transaction: DatabaseTransaction) => Promise<void>;
};

export type Moved = { row: AppointmentRow; told: Told };

/**
 * Applies a command to an appointment, and stores the notifications to both sides. The only function that
 * changes one. Its state must allow the command, and it must be unchanged since it was read.
 */
export async function moveAppointment(
  context: Appointments,
  transaction: DatabaseTransaction,
  seen: AppointmentRow,
  { actor, ahead, beside, change = {}, command, text }: Move,
): Promise<Moved> {
  const now = context.clock.now();
  const status = nextStatus(
    { status: seen.status, isBegun: seen.is_begun, hasStarted: seen.starts_at <= now },
    command,
  );
  if (!status) throw refuse('appointments.command-refused', `${command} on ${seen.status}`);
  if (command === 'Confirm') await requireAttending(context, transaction, seen);
  await ahead?.(transaction);
  const writes = appointmentWritesRepository(transaction);
  const closing = status === 'PROGRAMMED' ? {} : { closed_at: now, is_begun: false };
  const row = await writes.change(seen, { ...change, ...closing, status });
  if (!row) throw refuse('appointments.command-refused', `${command} came too late`);
  await writes.addEvent({
    appointment_id: seen.id,
    command,
    account_id: actor?.accountId ?? null,
    starts_at: seen.starts_at,
    text: text ?? null,
  });
  await beside?.(transaction);
  const told = [
    ...(isAskedAlready(seen, command)
      ? []
      : await addNotices(context, transaction, row, command, actor)),
    ...(await returnPaid(context, transaction, row)),
    ...(await offerFreed(context, transaction, seen, row)),
  ];
  return { row, told };
}

/** Whoever asks again changes the words of what is asked, which the professional was told of. */
const isAskedAlready = (seen: AppointmentRow, command: Move['command']): boolean =>
  command === 'RequestReschedule' && seen.reschedule_request !== null;

/** Refuses to confirm what cannot take place. */
async function requireAttending(
  { licences }: Appointments,
  transaction: DatabaseTransaction,
  { professional_id }: AppointmentRow,
): Promise<void> {
  if (!(await licences.mayAttendIn(transaction, professional_id)))
    throw refuse('appointments.cannot-attend');
}

/** Refunds what was paid in advance for an appointment that has ended, and notifies the payer. */
async function returnPaid(
  { coverage }: Appointments,
  transaction: DatabaseTransaction,
  { id, status }: AppointmentRow,
): Promise<Told> {
  if (status === 'PROGRAMMED') return [];
  const notice = await coverage.returnOfAppointment(transaction, id);
  return notice ? [notice] : [];
}

/** Moves an appointment in its own transaction and notifies the people concerned. */
export async function moveAndTell(
  context: Appointments,
  seen: AppointmentRow,
  move: Move,
): Promise<AppointmentRow> {
  const { row, told } = await context.database
    .transaction()
    .execute((transaction) => moveAppointment(context, transaction, seen, move));
  await announce(context, row, told);
  return row;
}
