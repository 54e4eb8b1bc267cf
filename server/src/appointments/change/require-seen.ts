import type { Actor } from '../../platform/http/actor.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import { presentOne } from '../read-appointments.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';

/** An appointment that somebody changes, and its version on their screen; undefined where they name none. */
export type Seen = { id: string; version: number | undefined };

/**
 * Refuses to change an appointment that stands otherwise than its caller saw it, and shows it as it is
 * (requirement: an appointment as it was seen).
 */
export async function requireSeen(
  context: Appointments,
  actor: Actor,
  row: AppointmentRow,
  { version }: Seen,
): Promise<void> {
  if (version === undefined || version === row.version) return;
  throw refuse('appointments.command-refused', 'changed since it was seen', {
    current: await presentOne(context, actor, row),
  });
}
