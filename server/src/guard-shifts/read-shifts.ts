import {
  type GuardHours,
  openingAt,
  type Shift,
  type ShiftProfessional,
  weekHours,
} from '@app/contract/guard-shifts';
import { addDays } from '@app/contract/kernel';
import { titledName } from '../profiles/index.ts';
import type { GuardShifts } from './guard-shifts.ts';
import { presentShift, timesOf } from './present-shift.ts';

/** Current and future shifts, by their hour. */
export async function readShifts(context: GuardShifts): Promise<Shift[]> {
  const rows = await context.shifts.findFrom(context.profiles.today());
  return Promise.all(rows.map((row) => presentShift(context, row)));
}

/** The verified professionals of the guard's specialties. */
export async function readShiftProfessionals(context: GuardShifts): Promise<ShiftProfessional[]> {
  const [ids, onGuard] = await Promise.all([
    verifiedAttending(context),
    context.catalogs.specialties(true),
  ]);
  const found = await Promise.all(ids.map((id) => context.profiles.findProfessional(id)));
  return found
    .flatMap((one, index) => (one ? [{ id: ids[index] ?? '', ...one }] : []))
    .map(({ id, person, specialties }) => ({
      id,
      name: titledName(person),
      specialties: specialties.filter((own) => onGuard.some((served) => served.id === own.id)),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'es'));
}

async function verifiedAttending({ licences, profiles }: GuardShifts): Promise<string[]> {
  return [...(await licences.attendingAmong(await profiles.verifiedProfessionals()))];
}

/** The next opening is searched two weeks ahead; a shift of yesterday may still be running. */
const HOLIDAYS_AHEAD_DAYS = 15;

/**
 * When the guard attends each specialty, from the shifts of who can attend. A specialty without any is left out, since
 * nothing is known about it (requirement: guard hours).
 */
export async function readGuardHours(context: GuardShifts): Promise<GuardHours[]> {
  const today = context.profiles.today();
  const yesterday = addDays(today, -1);
  const [specialties, rows, holidays] = await Promise.all([
    context.catalogs.specialties(true),
    context.shifts.findFrom(yesterday),
    context.calendar.holidays(yesterday, addDays(today, HOLIDAYS_AHEAD_DAYS)),
  ]);
  const attending = await context.licences.attendingAmong(
    rows.map(({ professional_id }) => professional_id),
  );
  const now = context.clock.now();
  const closed = holidays.map(({ day }) => day);
  return specialties.flatMap(({ id, name }) => {
    const shifts = rows
      .filter((row) => row.specialty_id === id && attending.has(row.professional_id))
      .map(timesOf);
    const week = weekHours(shifts, today);
    const opening = openingAt(now, shifts, closed);
    if (week.length === 0 && opening.changesAt === null) return [];
    return [{ specialtyId: id, name, week, ...opening }];
  });
}
