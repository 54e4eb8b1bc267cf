import type { Appointment } from '@app/contract/appointments';
import { recordAudit } from '../../audit/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import { slotsFor } from '../book/read-slots.ts';
import { type AskedSlot, takeSlot, whereFree } from '../book/take-slot.ts';
import { presentOne, requireOwn } from '../read-appointments.ts';
import { marksFor } from '../remind/reminder-marks.ts';
import { appointmentWritesRepository } from '../rows/appointment-writes.repository.ts';
import { purposeOf } from '../side-of.ts';
import { announce } from '../tell-of-appointment.ts';
import { moveAppointment } from './move-appointment.ts';
import { requireSeen, type Seen } from './require-seen.ts';

/**
 * Moves an appointment to another free hour of its professional: the new hour is taken and the old one freed in one
 * transaction. The patient confirms again, unless they chose the hour themselves.
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
  const free = await slotsFor(context, row.person_id);
  const { row: moved, told } = await whereFree(() =>
    context.database.transaction().execute(async (transaction) => {
      const asking = { free, personId: row.person_id, professionalId: row.professional_id };
      const slot = await takeSlot(transaction, asking, asked);
      const locked = await appointmentWritesRepository(transaction).lock(row.id);
      if (!locked || locked.version !== row.version) throw refuse('appointments.command-refused');
      const done = await moveAppointment(context, transaction, locked, {
        command: 'Reschedule',
        actor,
        change: {
          schedule_id: slot.schedule_id,
          starts_at: slot.starts_at,
          ends_at: slot.ends_at,
          confirmed_at: isPatient ? context.clock.now() : null,
          delay_minutes: 0,
          begun_at: null,
          reschedule_request: null,
          ...marksFor(slot.starts_at, context.clock.now()),
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
