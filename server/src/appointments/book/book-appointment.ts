import type { Appointment, NewAppointment } from '@app/contract/appointments';
import { attentionTypeName, WITH_INSURER } from '@app/contract/availability';
import { holdActive } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { holdMembership } from '../../family-group/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import { newId } from '../../platform/ids.ts';
import { financerOf } from '../../visits/index.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import { presentOne } from '../read-appointments.ts';
import { marksFor } from '../remind/reminder-marks.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';
import { appointmentWritesRepository } from '../rows/appointment-writes.repository.ts';
import { purposeOf, sideOf } from '../side-of.ts';
import { addNotices, announce, type Told } from '../tell-of-appointment.ts';
import { freeFor } from './read-slots.ts';
import { type BookedFor, requireBooker } from './require-booker.ts';
import { requireRoom } from './require-room.ts';
import { takeSlot, whereFree } from './take-slot.ts';

/** Books a free hour for a person, once for each command id (requirement: command done once). */
export async function bookAppointment(
  context: Appointments,
  actor: Actor,
  asked: NewAppointment,
  commandId?: string,
): Promise<Appointment> {
  const before = await findDone(context, actor, asked, commandId);
  return presentOne(context, actor, before ?? (await bookOnce(context, actor, asked, commandId)));
}

async function bookOnce(
  context: Appointments,
  actor: Actor,
  asked: NewAppointment,
  commandId: string | undefined,
): Promise<AppointmentRow> {
  const bookedFor = await requireBooker(context, actor, asked);
  const booking = await prepareBooking(context, actor, asked, bookedFor);
  try {
    const { row, told } = await whereFree(() =>
      context.database
        .transaction()
        .execute((transaction) => storeBooking(context, transaction, actor, booking, commandId)),
    );
    await announce(context, row, told);
    return row;
  } catch (error) {
    const meanwhile = await findDone(context, actor, asked, commandId);
    if (meanwhile) return meanwhile;
    throw error;
  }
}

export type Booking = Awaited<ReturnType<typeof prepareBooking>>;

/** Reads everything that is needed before the hour is locked. */
export async function prepareBooking(
  context: Appointments,
  actor: Actor,
  asked: NewAppointment,
  bookedFor: BookedFor,
) {
  const [schedule] = await context.schedules.findByIds([asked.time_availability_id]);
  const professionalId = schedule?.professional_id;
  const isOwnAgenda = actor.role !== 'PROFESSIONAL' || professionalId === actor.accountId;
  if (!professionalId || !isOwnAgenda) throw refuse('appointments.slot-taken');
  const [patient, professional] = await Promise.all([
    context.profiles.findPatientParts(asked.patientId),
    context.profiles.findProfessional(professionalId),
  ]);
  const specialtyId = professional?.specialties[0]?.id;
  if (!patient || specialtyId === undefined) throw refuse('appointments.slot-taken');
  const free = freeFor(context, asked.patientId, patient);
  return { asked, bookedFor, free, insured: financerOf(patient), professionalId, specialtyId };
}

/** Books a prepared hour. The only function that books. */
export async function storeBooking(
  context: Appointments,
  transaction: DatabaseTransaction,
  actor: Actor,
  { asked, bookedFor, free, insured, professionalId, specialtyId }: Booking,
  commandId?: string,
): Promise<{ row: AppointmentRow; told: Told }> {
  // First, in the order of a deletion, which locks the account before its appointments.
  const held = await holdActive(transaction, { accountId: bookedFor.accountId });
  if (held.length === 0) throw refuse('appointments.patient-unknown');
  await holdMember(transaction, asked.patientId, bookedFor.holderId);
  const asking = { free, personId: asked.patientId, professionalId };
  const slot = await takeSlot(transaction, asking, asked);
  const { person_id, holder_id } = { person_id: asked.patientId, holder_id: bookedFor.holderId };
  await requireRoom(context, transaction, { person_id, holder_id, ...slot });
  const writes = appointmentWritesRepository(transaction);
  const row = await writes.insert({
    id: newId(),
    schedule_id: slot.schedule_id,
    professional_id: slot.professional_id,
    specialty_id: specialtyId,
    person_id,
    holder_id,
    account_id: bookedFor.accountId,
    starts_at: slot.starts_at,
    ends_at: slot.ends_at,
    attention_type_id: slot.attention_type_id,
    financer: slot.attention_type_id === WITH_INSURER ? insured : attentionTypeName(1),
    reason: asked.reason,
    booked_by: sideOf(actor),
    booked_by_account_id: actor.accountId,
    command_id: commandId ?? null,
    // Patients who book for themselves are taken to have confirmed.
    confirmed_at: actor.role === 'PATIENT' ? context.clock.now() : null,
    ...marksFor(slot.starts_at, context.clock.now()),
  });
  await writes.addEvent({
    appointment_id: row.id,
    command: 'Book',
    account_id: actor.accountId,
    starts_at: null,
    text: null,
  });
  await recordAudit(transaction, actor, {
    type: 'appointments.book',
    action: 'C',
    purpose: purposeOf(actor),
    patient_id: person_id,
    entity_type: 'appointment',
    entity_id: row.id,
  });
  return { row, told: await addNotices(context, transaction, row, 'Book', actor) };
}

/** The appointment booked earlier with this command id; the same id for another hour or person is refused. */
async function findDone(
  { appointments }: Appointments,
  { accountId }: Actor,
  asked: NewAppointment,
  commandId: string | undefined,
): Promise<AppointmentRow | undefined> {
  const row = commandId ? await appointments.findCommand(accountId, commandId) : undefined;
  if (!row) return undefined;
  // An appointment that was moved since has another hour.
  const isSameHour =
    row.version > 1 || row.starts_at.getTime() === Date.parse(asked.appointment_date);
  const isSame = row.person_id === asked.patientId && row.reason === asked.reason && isSameHour;
  if (!isSame) throw refuseKernel('request.idempotency-mismatch');
  return row;
}

/** Refuses who is no longer in the group that the hour was asked in, and keeps them in it until it is stored. */
async function holdMember(
  transaction: DatabaseTransaction,
  memberId: string,
  holderId: string,
): Promise<void> {
  if (memberId === holderId) return;
  const held = await holdMembership(transaction, { holderId, memberId });
  if (held.length === 0) throw refuse('appointments.patient-unknown');
}
