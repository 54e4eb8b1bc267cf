import type { appointmentConsultationSchema } from '@app/contract/appointments';
import type { z } from 'zod';
import type { Actor } from '../platform/http/actor.ts';
import type { Appointments } from './appointments.ts';
import { requireOwn } from './read-appointments.ts';

/**
 * The consultation of an appointment, by which its patient enters the call: an empty list before it starts,
 * then one.
 */
export async function readConsultationsOf(
  context: Appointments,
  actor: Actor,
  id: string,
): Promise<z.infer<typeof appointmentConsultationSchema>[]> {
  const row = await requireOwn(context, actor, id);
  const begun = await context.visits.ofAppointments([row.id]);
  return begun.map((visit) => ({
    consultationId: visit.id,
    appointmentId: row.id,
    phase: visit.phase,
  }));
}
