import { type Appointment, isWithin } from '@app/contract/appointments';
import type { Actor } from '../../platform/http/actor.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import { windowOf } from '../present-appointments.ts';
import { presentOne, requireOwn } from '../read-appointments.ts';
import { appointmentWritesRepository } from '../rows/appointment-writes.repository.ts';
import { showChange } from '../tell-of-appointment.ts';

/**
 * Records the patient's presence in the waiting room, within the window, which the professional sees for a
 * while. Entering also confirms the appointment.
 */
export async function waitInRoom(
  context: Appointments,
  actor: Actor,
  id: string,
): Promise<Appointment> {
  const seen = await requireOwn(context, actor, id);
  const now = context.clock.now();
  if (!isWithin(windowOf(seen), now.getTime())) throw refuse('appointments.not-now');
  if (!(await context.licences.mayAttend(seen.professional_id)))
    throw refuse('appointments.cannot-attend');
  const row = await context.database
    .transaction()
    .execute((transaction) => appointmentWritesRepository(transaction).seePatient(id, now));
  if (!row) throw refuse('appointments.command-refused');
  if (seen.patient_seen_at === null) showChange(context, row);
  return presentOne(context, actor, row);
}
