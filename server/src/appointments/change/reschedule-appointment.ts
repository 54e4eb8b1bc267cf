import type { Appointment } from '@app/contract/appointments';
import { WITH_INSURER } from '@app/contract/availability';
import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { PatientParts } from '../../profiles/index.ts';
import { financerOf } from '../../visits/index.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import { freeFor } from '../book/read-slots.ts';
import { requireRoomInPlan } from '../book/require-room.ts';
import { type AskedSlot, takeSlot, whereFree } from '../book/take-slot.ts';
import { presentOne, requireOwn } from '../read-appointments.ts';
import { marksFor } from '../remind/reminder-marks.ts';
import type { AppointmentChange, AppointmentRow } from '../rows/appointment-rows.ts';
import { appointmentWritesRepository } from '../rows/appointment-writes.repository.ts';
import { purposeOf } from '../side-of.ts';
import { announce } from '../tell-of-appointment.ts';
import { moveAppointment } from './move-appointment.ts';
import { requireSeen, type Seen } from './require-seen.ts';

/**
 * Moves an appointment to another free hour of its professional, taking the new hour and freeing the old one in
 * one transaction. The payer does not change: an appointment of a plan moves within hours of plans and within
 * the plan's limit in the new month, a private one within private hours (requirement: booked within the plan).
 * The patient has to confirm again, unless they chose the hour themselves.
 */
export async function rescheduleAppointment(
  context: Appointments,
  actor: Actor,
  seen: Seen,
  asked: AskedSlot,
): Promise<Appointment> {
  const row = await requireOwn(context, actor, seen.id);
  const isPatient = actor.role === 'PATIENT';
  if (isPatient && !context.config.FEATURE_PATIENT_BOOKING)
    throw refuse('appointments.booking-off');
  await requireSeen(context, actor, row, seen);
  const patient = await context.profiles.findPatientParts(row.person_id);
  const { row: moved, told } = await whereFree(() =>
    context.database.transaction().execute(async (transaction) => {
      const hour = await takeOtherHour(context, transaction, row, { asked, patient });
      const done = await moveAppointment(context, transaction, row, {
        command: 'Reschedule',
        actor,
        change: {
          ...hour,
          confirmed_at: isPatient ? context.clock.now() : null,
          delay_minutes: 0,
          begun_at: null,
          reschedule_request: null,
        },
      });
      await recordAudit(transaction, actor, {
        type: 'appointments.reschedule',
        action: 'U',
        purpose: purposeOf(actor),
        patient_id: row.person_id,
        entity_type: 'appointment',
        entity_id: row.id,
      });
      return done;
    }),
  );
  await announce(context, moved, told);
  return presentOne(context, actor, moved);
}

type Wanted = { asked: AskedSlot; patient: PatientParts | undefined };

/** Takes another hour for an unchanged appointment, and returns what changes in its row. */
async function takeOtherHour(
  context: Appointments,
  transaction: DatabaseTransaction,
  row: AppointmentRow,
  { asked, patient }: Wanted,
): Promise<AppointmentChange> {
  const { person_id: personId, professional_id: professionalId } = row;
  const free = freeFor(context, personId, patient);
  const slot = await takeSlot(transaction, { free, personId, professionalId }, asked);
  const locked = await appointmentWritesRepository(transaction).lock(row.id);
  if (locked?.version !== row.version) throw refuse('appointments.command-refused');
  if (slot.attention_type_id !== row.attention_type_id) throw refuse('appointments.other-hours');
  await requireRoomInPlan(context, transaction, { ...row, ...slot }, row.id);
  const { schedule_id, starts_at, ends_at } = slot;
  const isOfPlan = slot.attention_type_id === WITH_INSURER;
  return {
    schedule_id,
    starts_at,
    ends_at,
    financer: isOfPlan && patient ? financerOf(patient) : row.financer,
    ...marksFor(starts_at, context.clock.now()),
  };
}
