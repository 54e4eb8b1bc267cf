import { type Shift, type ShiftTimes, shiftMinutes } from '@app/contract/guard-shifts';
import { hourAt, minutesOf } from '@app/contract/kernel';
import { titledName } from '../profiles/index.ts';
import type { GuardShifts } from './guard-shifts.ts';
import type { ShiftRow, ShiftValues } from './shifts.repository.ts';

const DAY_MINUTES = 1440;

/** When a shift ends: 24:00 if it ends at midnight; a later hour is on the next day. */
const endOf = ({ starts_at, minutes }: Pick<ShiftRow, 'starts_at' | 'minutes'>): string => {
  const end = starts_at + minutes;
  return hourAt(end > DAY_MINUTES ? end - DAY_MINUTES : end);
};

export const timesOf = (row: ShiftRow): ShiftTimes => ({
  weekday: row.weekday,
  from: hourAt(row.starts_at),
  to: endOf(row),
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  onHolidays: row.on_holidays,
});

export type NewTimes = ShiftTimes & { professionalId: string; specialtyId: number };

export const valuesOf = (shift: NewTimes): ShiftValues => ({
  professional_id: shift.professionalId,
  specialty_id: shift.specialtyId,
  weekday: shift.weekday,
  starts_at: minutesOf(shift.from),
  minutes: shiftMinutes(shift),
  valid_from: shift.validFrom,
  valid_until: shift.validUntil,
  on_holidays: shift.onHolidays,
});

export async function presentShift(
  { catalogs, profiles }: GuardShifts,
  row: ShiftRow,
): Promise<Shift> {
  const [found, specialty] = await Promise.all([
    profiles.findProfessional(row.professional_id),
    catalogs.findSpecialty(row.specialty_id),
  ]);
  return {
    id: row.id,
    professionalId: row.professional_id,
    professional: found ? titledName(found.person) : '',
    specialtyId: row.specialty_id,
    specialty: specialty?.name ?? '',
    ...timesOf(row),
    version: row.version,
  };
}
