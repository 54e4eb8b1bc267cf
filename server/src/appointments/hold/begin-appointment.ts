import { beginWindow, isWithin } from '@app/contract/appointments';
import { WITH_INSURER } from '@app/contract/availability';
import type { QueueEntry } from '@app/contract/visits';
import type { Actor } from '../../platform/http/actor.ts';
import { titledName } from '../../profiles/index.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import { moveAppointment } from '../change/move-appointment.ts';
import { windowOf } from '../present-appointments.ts';
import { requireOwn } from '../read-appointments.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';
import { appointmentWritesRepository } from '../rows/appointment-writes.repository.ts';
import { announce } from '../tell-of-appointment.ts';

/**
 * Starts the consultation of an appointment within its window: the professional holds its visit, and the
 * patient may enter from then on. Starting again returns the same visit.
 */
export async function beginAppointment(
  context: Appointments,
  actor: Actor,
  id: string,
): Promise<QueueEntry> {
  const professional = await context.licences.requireVerified(actor);
  const seen = await requireOwn(context, actor, id);
  const held = await heldVisit(context, seen, actor);
  if (held) return held;
  const now = context.clock.now();
  requireNow(seen, now);
  const [patient, email] = await Promise.all([
    context.profiles.findPatientParts(seen.person_id),
    context.profiles.emailOfAccount(seen.account_id),
  ]);
  if (!patient) throw refuse('appointments.not-found');
  const { begun, row, told } = await context.database.transaction().execute(async (transaction) => {
    const visit = await context.visits.begin(transaction, {
      appointmentId: id,
      actor,
      patient,
      holderId: seen.holder_id,
      accountId: seen.account_id,
      email: email ?? '',
      specialtyId: seen.specialty_id,
      reason: seen.reason,
      professionalName: titledName(professional.person),
      professionalLicence: professional.licenceLabel,
      isPrivate: seen.attention_type_id !== WITH_INSURER,
      patientAgreed: seen.confirmed_at !== null,
      patientLeaseUntil: new Date(windowOf({ ...seen, begun_at: now }).to),
    });
    const locked = await appointmentWritesRepository(transaction).lock(id);
    // Read again under its lock: it may have been moved or handed over since.
    if (locked?.professional_id !== actor.accountId) throw refuse('appointments.not-found');
    requireNow(locked, now);
    const moved = await moveAppointment(context, transaction, locked, {
      command: 'Begin',
      actor,
      change: { begun_at: locked.begun_at ?? now, is_begun: true },
    });
    return { begun: visit, ...moved };
  });
  await context.visits.announce('SetProfessional', begun.visit, begun.seq);
  await announce(context, row, told);
  return context.visits.present(begun.visit, 'holder');
}

/** Refuses to begin an appointment outside its window. */
function requireNow({ starts_at }: AppointmentRow, now: Date): void {
  if (!isWithin(beginWindow({ startsAt: starts_at.getTime() }), now.getTime()))
    throw refuse('appointments.not-now');
}

/** The visit of this appointment that the professional already holds. */
async function heldVisit(
  { visits }: Appointments,
  { id, is_begun }: AppointmentRow,
  { accountId }: Actor,
): Promise<QueueEntry | undefined> {
  if (!is_begun) return undefined;
  const [begun] = await visits.ofAppointments([id]);
  const visit = begun && (await visits.find(begun.id));
  return visit?.professional_id === accountId ? visits.present(visit, 'holder') : undefined;
}
