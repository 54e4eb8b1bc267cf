import { SLOT_MINUTES } from '@app/contract/availability';
import { dayOf } from '@app/contract/kernel';
import { scheduleWritesRepository } from '../../availability/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { whereUnique } from '../../platform/database/where-unique.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import { appointmentWritesRepository } from '../rows/appointment-writes.repository.ts';
import { freeSlots, type SlotRow } from '../rows/slots.statement.ts';
import { slotsFor } from './read-slots.ts';

/** The hour that is asked for. */
export type AskedSlot = { time_availability_id: string; appointment_date: string };

/**
 * Locks a free hour for one person until the end of the transaction; refuses it where it is not free any more. What
 * is booked for one person, and in one schedule, is booked one after the other, in this order for everybody: two
 * bookings never wait for each other.
 */
export async function takeSlot(
  context: Appointments,
  transaction: DatabaseTransaction,
  personId: string,
  asked: AskedSlot,
  mayBe: (slot: { professional_id: string }) => boolean = () => true,
): Promise<SlotRow & { ends_at: Date }> {
  await appointmentWritesRepository(transaction).lockPerson(personId);
  const schedule = await scheduleWritesRepository(transaction).lockOpen(asked.time_availability_id);
  if (!schedule || !mayBe(schedule)) throw refuse('appointments.slot-taken');
  const startsAt = new Date(asked.appointment_date);
  const [slot] = await freeSlots(transaction, {
    ...(await slotsFor(context, personId)),
    professionalIds: [schedule.professional_id],
    from: dayOf(startsAt),
    to: dayOf(startsAt),
    scheduleId: schedule.id,
    startsAt,
  });
  if (!slot) throw refuse('appointments.slot-taken');
  return { ...slot, ends_at: new Date(startsAt.getTime() + SLOT_MINUTES * 60_000) };
}

/** Turns what the constraints of appointments refuse into words (requirement: one appointment per hour). */
export const whereFree = <T>(work: () => Promise<T>): Promise<T> =>
  whereUnique(
    {
      appointment_one_per_professional: () => refuse('appointments.slot-taken'),
      appointment_one_per_person: () => refuse('appointments.patient-busy'),
    },
    work,
  );
