import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Appointments } from './appointments.ts';
import { type Moved, moveAppointment } from './change/move-appointment.ts';
import { appointmentWritesRepository } from './rows/appointment-writes.repository.ts';
import { appointmentsRepository } from './rows/appointments.repository.ts';
import { announce } from './tell-of-appointment.ts';

/**
 * Cancels an account's future appointments, all or those of one person, as the patient; returns a function that
 * notifies after the commit.
 */
export async function cancelOfAccount(
  context: Appointments,
  transaction: DatabaseTransaction,
  actor: Actor,
  { accountId, personId }: { accountId: string; personId?: string },
): Promise<() => Promise<void>> {
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
    for (const { row, told } of moved) await announce(context, row, told);
  };
}
