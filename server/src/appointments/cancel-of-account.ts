import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Appointments } from './appointments.ts';
import { type Moved, moveAppointment } from './change/move-appointment.ts';
import { appointmentWritesRepository } from './rows/appointment-writes.repository.ts';
import { appointmentsRepository } from './rows/appointments.repository.ts';
import { announce } from './tell-of-appointment.ts';
import { leaveLists } from './waiting/leave-lists.ts';

/**
 * Cancels an account's future appointments, all or those of one person, as the patient, and ends its waiting-list
 * places; returns a function that notifies after the commit. The places end first, so that none of them is offered an
 * hour cancelled here.
 */
export async function cancelOfAccount(
  context: Appointments,
  transaction: DatabaseTransaction,
  actor: Actor,
  booked: { accountId: string; personId?: string },
): Promise<() => Promise<void>> {
  const { accountId, personId } = booked;
  const offered = await leaveLists(context, transaction, booked);
  const ahead = await appointmentsRepository(transaction).aheadOf(accountId, context.clock.now());
  const moved: Moved[] = [];
  const cancelled = ahead.filter(({ person_id }) => !personId || person_id === personId);
  for (const { id } of cancelled) {
    const row = await appointmentWritesRepository(transaction).lock(id);
    if (row?.status !== 'PROGRAMMED') continue;
    moved.push(
      await moveAppointment(context, transaction, row, {
        command: 'Cancel',
        actor,
        change: { closed_reason: 'PATIENT' },
      }),
    );
  }
  return async () => {
    for (const notice of offered) await context.notifications.push(notice);
    for (const { row, told } of moved) await announce(context, row, told);
  };
}
