import {
  type Appointment,
  type appointmentUpdateSchema,
  type ClosedReason,
  delaysAhead,
} from '@app/contract/appointments';
import type { z } from 'zod';
import { recordAudit } from '../../audit/index.ts';
import { blockHour } from '../../availability/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import { presentOne, requireOwn } from '../read-appointments.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';
import { purposeOf, sideOf } from '../side-of.ts';
import { type Move, moveAndTell } from './move-appointment.ts';
import { requireSeen, type Seen } from './require-seen.ts';

type Cancelling = z.output<typeof appointmentUpdateSchema>;

/**
 * Cancels an appointment before its hour; repeating it has no effect. Staff gives a reason; the professional may
 * block the hour in the same act.
 */
export async function cancelAppointment(
  context: Appointments,
  actor: Actor,
  seen: Seen,
  { block, reason }: Cancelling,
): Promise<Appointment> {
  const row = await requireOwn(context, actor, seen.id);
  const closedReason: ClosedReason = sideOf(actor);
  if (closedReason === 'STAFF' && !reason) throw refuseKernel('request.invalid', 'reason');
  if (block && closedReason !== 'PROFESSIONAL') throw refuseKernel('request.invalid', 'block');
  if (row.status === 'CANCELLED' && row.closed_reason === closedReason)
    return presentOne(context, actor, row);
  await requireSeen(context, actor, row, seen);
  return change(context, actor, row, {
    command: 'Cancel',
    change: { closed_reason: closedReason, closed_text: reason || null },
    text: reason,
    ...(block && {
      ahead: (transaction) =>
        blockHour(transaction, { actor, professionalId: row.professional_id }, row),
    }),
    beside: (transaction) =>
      recordAudit(transaction, actor, {
        type: 'appointments.cancel',
        action: 'U',
        purpose: purposeOf(actor),
        patient_id: row.person_id,
        entity_type: 'appointment',
        entity_id: row.id,
      }),
  });
}

/** Stores the patient's confirmation. */
export async function confirmAppointment(
  context: Appointments,
  actor: Actor,
  seen: Seen,
): Promise<Appointment> {
  const row = await requireOwn(context, actor, seen.id);
  if (row.confirmed_at && row.status === 'PROGRAMMED') return presentOne(context, actor, row);
  await requireSeen(context, actor, row, seen);
  return change(context, actor, row, {
    command: 'Confirm',
    change: { confirmed_at: context.clock.now() },
  });
}

/** Asks the professional for another hour, with the patient's text. */
export async function requestReschedule(
  context: Appointments,
  actor: Actor,
  seen: Seen,
  text: string,
): Promise<Appointment> {
  const row = await requireOwn(context, actor, seen.id);
  await requireSeen(context, actor, row, seen);
  return change(context, actor, row, {
    command: 'RequestReschedule',
    change: { reschedule_request: text },
    text,
  });
}

/**
 * Tells the patient that the professional is late, counted from the appointment's hour. An announced delay
 * cannot be shortened; announcing the same again has no effect.
 */
export async function delayAppointment(
  context: Appointments,
  actor: Actor,
  id: string,
  minutes: number,
): Promise<Appointment> {
  const row = await requireOwn(context, actor, id);
  if (row.delay_minutes === minutes) return presentOne(context, actor, row);
  const hour = { startsAt: row.starts_at.getTime(), delayMinutes: row.delay_minutes };
  if (!delaysAhead(hour, context.clock.now().getTime()).includes(minutes))
    throw refuse('appointments.delay-over', undefined, {
      current: await presentOne(context, actor, row),
    });
  return change(context, actor, row, { command: 'Delay', change: { delay_minutes: minutes } });
}

/** Applies a side's command to an appointment; if it comes too late, the refusal has the current state. */
async function change(
  context: Appointments,
  actor: Actor,
  seen: AppointmentRow,
  move: Omit<Move, 'actor'>,
): Promise<Appointment> {
  try {
    return await presentOne(context, actor, await moveAndTell(context, seen, { ...move, actor }));
  } catch (error) {
    const isLate = error instanceof Refusal && error.code === 'appointments.command-refused';
    if (!isLate) throw error;
    const current = await presentOne(context, actor, await requireOwn(context, actor, seen.id));
    throw refuse('appointments.command-refused', error.message, { current });
  }
}
