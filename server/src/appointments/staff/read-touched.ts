import type { Touched } from '@app/contract/appointments';
import { dayOf } from '@app/contract/kernel';
import { shiftsRepository } from '../../guard-shifts/index.ts';
import type { Appointments } from '../appointments.ts';
import { isWaiting } from '../present-appointments.ts';
import { bookedAppointmentsRepository } from '../rows/booked-appointments.repository.ts';
import { placesRepository } from '../waiting/places.repository.ts';

/** What it touches that a professional cannot attend, in numbers: staff reads it before and after the act. */
export async function readTouched(
  { clock, coverage, database, profiles, visits }: Appointments,
  professionalId: string,
): Promise<Touched> {
  const booked = await bookedAppointmentsRepository(database).notBegun(professionalId);
  const [paid, pendingRecords, waitingPlaces, guardShifts] = await Promise.all([
    coverage.countPaid(booked.map(({ id }) => id)),
    visits.countUnrecorded(professionalId),
    placesRepository(database).countWaitingFor(professionalId),
    shiftsRepository(database).countOf(professionalId, profiles.today()),
  ]);
  const [first] = booked;
  const now = clock.now();
  return {
    appointments: booked.length,
    firstDate: first ? dayOf(first.starts_at) : null,
    paid,
    waitingNow: booked.filter((row) => isWaiting(row, now)).length,
    pendingRecords,
    waitingPlaces,
    guardShifts,
  };
}
