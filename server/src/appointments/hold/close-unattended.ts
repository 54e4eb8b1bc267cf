import { type Appointment, BEGIN_LATE_MINUTES } from '@app/contract/appointments';
import { secondsBefore } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Periodic, periodically } from '../../platform/jobs/periodically.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import { type Move, moveAndTell } from '../change/move-appointment.ts';
import { awaitedUntilOf, isWaiting } from '../present-appointments.ts';
import { presentOne, requireOwn } from '../read-appointments.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';
import { bookedAppointmentsRepository } from '../rows/booked-appointments.repository.ts';
import { handOverAppointments } from './hand-over-appointments.ts';

const SWEEP_EVERY_MS = 15_000;

const NO_SHOW: Move = { command: 'NoShow', change: { closed_reason: 'NO_SHOW' } };
const NOT_ATTENDED: Move = { command: 'NotAttended', change: { closed_reason: 'NOT_ATTENDED' } };

/** Marks a no-show, once the patient was expected long enough and is not in the waiting room. */
export async function markNoShow(
  context: Appointments,
  actor: Actor,
  id: string,
): Promise<Appointment> {
  const seen = await requireOwn(context, actor, id);
  const now = context.clock.now();
  if (now.getTime() <= awaitedUntilOf(seen) || isWaiting(seen, now))
    throw refuse('appointments.not-now');
  return presentOne(context, actor, await moveAndTell(context, seen, { ...NO_SHOW, actor }));
}

/**
 * Closes appointments that nobody started an hour after their time: as a no-show if the professional was there,
 * otherwise as not attended (requirement: appointments close).
 */
export async function closeUnattended(context: Appointments): Promise<void> {
  const before = secondsBefore(context.clock.now(), BEGIN_LATE_MINUTES * 60);
  for (const row of await bookedAppointmentsRepository(context.database).findUnattended(before))
    await closeOne(context, row).catch((error: unknown) => {
      // Somebody else was faster; the row has the result.
      if (!(error instanceof Refusal)) throw error;
    });
}

const closeOne = (context: Appointments, row: AppointmentRow) =>
  moveAndTell(context, row, row.begun_at ? NO_SHOW : NOT_ATTENDED);

export const startAppointmentSweep = (context: Appointments): Periodic =>
  periodically(context, SWEEP_EVERY_MS, 'closing of appointments', async () => {
    await handOverAppointments(context);
    await closeUnattended(context);
  });
