import {
  type Availability as AvailabilityAnswer,
  CALENDAR_DAYS_MAX,
} from '@app/contract/availability';
import { addDays, type Day } from '@app/contract/kernel';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { presentException, presentSchedules } from './availability.presenter.ts';
import type { Availability } from './availability.ts';
import { calendarRepository } from './calendar.repository.ts';
import type { ScheduleRow } from './schedules.repository.ts';

/** Everything of the own agenda: hours, exceptions, and the holidays ahead. */
export async function readAvailability(
  context: Availability,
  { accountId }: Actor,
): Promise<AvailabilityAnswer> {
  const { calendar, profiles, schedules } = context;
  const today = profiles.today();
  const last = addDays(today, CALENDAR_DAYS_MAX);
  const [agenda, rows, exceptions, holidays] = await Promise.all([
    schedules.kindOf(accountId),
    schedules.findOpen(accountId, today),
    calendar.exceptions(accountId, today, last),
    calendar.holidays(today, last),
  ]);
  return {
    agenda,
    schedules: await presented(context, rows),
    exceptions: exceptions.map(presentException),
    holidays,
  };
}

/** Rows with their insurers and what is booked in them. */
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

/** What is closed for a professional in some days, as a transaction sees it: holidays and exceptions. */
export async function calendarOf(database: Database, professionalId: string, from: Day, to: Day) {
  const calendar = calendarRepository(database);
  const holidays = await calendar.holidays(from, to);
  const exceptions = await calendar.exceptions(professionalId, from, to);
  return { holidays, exceptions: exceptions.map(presentException) };
}
