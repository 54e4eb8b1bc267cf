import { SLOT_MINUTES } from '@app/contract/availability';
import { dayOf } from '@app/contract/kernel';
import { scheduleWritesRepository } from '../../availability/index.ts';
import { holdAttending } from '../../licence-verification/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { whereUnique } from '../../platform/database/where-unique.ts';
import { refuse } from '../appointments.refusals.ts';
import { appointmentWritesRepository } from '../rows/appointment-writes.repository.ts';
import { bookedRepository } from '../rows/booked.repository.ts';
import { freeSlots, type SlotRow } from '../rows/slots.statement.ts';
import { placeWritesRepository } from '../waiting/place-writes.repository.ts';
import type { FreeFor } from './read-slots.ts';

/** The requested hour. */
export type AskedSlot = { time_availability_id: string; appointment_date: string };

/** The person who wants an hour, and the professional. */
type Asking = {
  personId: string;
  professionalId: string;
  /** What decides which hours are free for that person. */
  free: FreeFor;
};

/**
 * Locks a free hour for one person until the end of the transaction; refuses it if it is no longer free, or if its
 * professional can no longer attend.
 * Bookings of one person, and in one schedule, run one after another. Everybody locks in this order, so that
 * two bookings never deadlock. Reads only inside the transaction: with many bookings at once, no other
 * connection may be free.
 */
export async function takeSlot(
  transaction: DatabaseTransaction,
  { free, personId, professionalId }: Asking,
  asked: AskedSlot,
): Promise<SlotRow & { ends_at: Date }> {
  await appointmentWritesRepository(transaction).lockPerson(personId);
  const schedule = await scheduleWritesRepository(transaction).lockOpen(asked.time_availability_id);
  if (schedule?.professional_id !== professionalId) throw refuse('appointments.slot-taken');
  const { today, verifications } = free;
  const held = await holdAttending(transaction, { today, verifications, id: professionalId });
  if (held.length === 0) throw refuse('appointments.cannot-attend');
  const starts = new Date(asked.appointment_date);
  const hour = { starts, ends: new Date(starts.getTime() + SLOT_MINUTES * 60_000) };
  if (await bookedRepository(transaction).isBusy(personId, hour))
    throw refuse('appointments.patient-busy');
  const [slot] = await freeSlots(transaction, {
    ...free,
    professionalIds: [professionalId],
    from: dayOf(starts),
    to: dayOf(starts),
    scheduleId: schedule.id,
    startsAt: starts,
  });
  if (!slot) throw refuse('appointments.slot-taken');
  await placeWritesRepository(transaction).takeKept(personId, slot);
  return { ...slot, ends_at: hour.ends };
}

/** Turns violations of the constraints into refusals (requirement: one appointment per hour). */
export const whereFree = <T>(work: () => Promise<T>): Promise<T> =>
  whereUnique(
    {
      appointment_one_per_professional: () => refuse('appointments.slot-taken'),
      appointment_one_per_person: () => refuse('appointments.patient-busy'),
    },
    work,
  );
