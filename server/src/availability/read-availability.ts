import {
  type Availability as AvailabilityAnswer,
  CALENDAR_DAYS_MAX,
} from '@app/contract/availability';
import { addDays, type Day } from '@app/contract/kernel';
import type { Database } from '../platform/database/database.ts';
import { titledName } from '../profiles/index.ts';
import { type AskedAgenda, isOfStaff, requireProfessional } from './asked-agenda.ts';
import { attendedBy, presentException, presentSchedules } from './availability.presenter.ts';
import type { Availability } from './availability.ts';
import { calendarRepository, type ExceptionRow } from './calendar.repository.ts';
import type { ScheduleRow } from './schedules.repository.ts';

/** The rules of an agenda: who manages it, hours, exceptions, and future holidays. */
export async function readAvailability(
  context: Availability,
  { actor, professionalId }: AskedAgenda,
): Promise<AvailabilityAnswer> {
  const { agendas, calendar, profiles, schedules } = context;
  const today = profiles.today();
  const last = addDays(today, CALENDAR_DAYS_MAX);
  const found = await requireProfessional(context, professionalId);
  const [agenda, rows, exceptions, holidays] = await Promise.all([
    agendas.kindOf(professionalId),
    schedules.findOpen(professionalId, today),
    calendar.exceptions(professionalId, today, last),
    calendar.holidays(today, last),
  ]);
  return {
    agenda,
    professional: { id: professionalId, name: titledName(found.person) },
    attends: attendedBy(found),
    schedules: await presented(context, rows),
    exceptions: exceptions.map((row) => presentException(isOfStaff(actor) ? forStaff(row) : row)),
    holidays,
  };
}

/** Removes the professional's private notes. */
const forStaff = (row: ExceptionRow): ExceptionRow => (row.by_staff ? row : { ...row, reason: '' });

/** Rows with their insurers and numbers of booked appointments. */
export async function presented(
  { booked, catalogs, schedules }: Pick<Availability, 'booked' | 'catalogs' | 'schedules'>,
  rows: readonly ScheduleRow[],
) {
  const ids = rows.map(({ id }) => id);
  const [insurersOf, insurers, counts] = await Promise.all([
    schedules.insurersOf(ids),
    catalogs.insurers(),
    booked.countIn(ids),
  ]);
  return presentSchedules(rows, { insurersOf, insurers, booked: counts });
}

/** A professional's holidays and exceptions between two days, as seen by a transaction. */
export async function calendarOf(database: Database, professionalId: string, from: Day, to: Day) {
  const calendar = calendarRepository(database);
  const holidays = await calendar.holidays(from, to);
  const exceptions = await calendar.exceptions(professionalId, from, to);
  return { holidays, exceptions: exceptions.map(presentException) };
}
