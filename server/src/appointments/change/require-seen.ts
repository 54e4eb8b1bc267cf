import type { Actor } from '../../platform/http/actor.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import { presentOne } from '../read-appointments.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';

/** An appointment to change, and its version on the caller's screen; `undefined` if the caller sent none. */
export type Seen = { id: string; version: number | undefined };

/**
 * Refuses to change an appointment that differs from what the caller saw; the refusal has its current state
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
