import type { Actor } from '../../platform/http/actor.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';

/** The person to book for and, if known, the professional. */
export type Booking = { patientId: string; professionalId?: string };

/** The holder whose plan counts the appointment, and the account that is notified. */
export type BookedFor = { holderId: string; accountId: string };

/**
 * Refuses callers who may not book. Patients book only for their own family, and only if the installation
 * allows it (requirement: booking by patients). Professionals book only in their own agenda and for their own
 * patients (requirement: booking by professionals). Operations books for any patient
 * (requirement: appointments by staff).
 */
export async function requireBooker(
  context: Appointments,
  actor: Actor,
  { patientId, professionalId }: Booking,
): Promise<BookedFor> {
  if (actor.role === 'PATIENT') return requireOwnBooking(context, actor, patientId);
  if (actor.role === 'ADMIN') return requirePatient(context, patientId);
  if (actor.role !== 'PROFESSIONAL') throw refuseKernel('request.forbidden');
  await context.licences.requireVerified(actor);
  const isOwnAgenda = professionalId === undefined || professionalId === actor.accountId;
  if (!isOwnAgenda || !(await context.isOwnPatient(actor.accountId, patientId)))
    throw refuse('appointments.not-own-patient');
  const bookedFor = await findBookedFor(context, patientId);
  if (!bookedFor) throw refuse('appointments.not-own-patient');
  return bookedFor;
}

async function requirePatient(context: Appointments, patientId: string): Promise<BookedFor> {
  if ((await context.profiles.findPatientParts(patientId)) === undefined)
    throw refuse('appointments.patient-unknown');
  const bookedFor = await findBookedFor(context, patientId);
  if (!bookedFor) throw refuse('appointments.patient-disabled');
  return bookedFor;
}

/** The holder of a patient's group, and the account responsible for the patient, if there is one. */
async function findBookedFor(
  { familyGroup }: Appointments,
  patientId: string,
): Promise<BookedFor | undefined> {
  const accountId = await familyGroup.accountOf(patientId);
  return accountId ? { holderId: await familyGroup.holderOf(patientId), accountId } : undefined;
}

async function requireOwnBooking(
  { config, familyGroup }: Appointments,
  actor: Actor,
  patientId: string,
): Promise<BookedFor> {
  if (!config.FEATURE_PATIENT_BOOKING) throw refuse('appointments.booking-off');
  const { holderId } = await familyGroup.requireOwnPerson(actor, patientId);
  return { holderId, accountId: actor.accountId };
}
