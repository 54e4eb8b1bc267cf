import { WITH_INSURER } from '@app/contract/availability';
import { CLINIC_TIME_ZONE } from '@app/contract/kernel';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AppointmentRow } from './appointment-rows.ts';

/** What is booked and not over. */
export const bookedRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'appointment'>>();
  const all = () => db.selectFrom('appointment').selectAll().where('status', '=', 'PROGRAMMED');
  return {
    /** Booked appointments to come of a person: all, and with one professional. */
    countAhead: async (personId: string, professionalId: string, now: Date) => {
      const row = await db
        .selectFrom('appointment')
        .select((eb) => [
          eb.fn.countAll<number>().as('all'),
          eb.fn
            .countAll<number>()
            .filterWhere('professional_id', '=', professionalId)
            .as('with_one'),
        ])
        .where('person_id', '=', personId)
        .where('status', '=', 'PROGRAMMED')
        .where('starts_at', '>', now)
        .executeTakeFirstOrThrow();
      return { all: Number(row.all), withOne: Number(row.with_one) };
    },

    /** Booked appointments to come of a group in a month that its plan pays for. */
    countInMonth: async (holderId: string, month: string, now: Date): Promise<number> => {
      const row = await db
        .selectFrom('appointment')
        .select((eb) => eb.fn.countAll<number>().as('booked'))
        .where('holder_id', '=', holderId)
        .where('status', '=', 'PROGRAMMED')
        .where('is_begun', '=', false)
        .where('attention_type_id', '=', WITH_INSURER)
        .where('starts_at', '>', now)
        .where(
          sql<boolean>`to_char(starts_at at time zone ${CLINIC_TIME_ZONE}, 'YYYY-MM') = ${month}`,
        )
        .executeTakeFirstOrThrow();
      return Number(row.booked);
    },

    /** Every booked appointment to come of an agenda. */
    ahead: (professionalId: string, now: Date): Promise<AppointmentRow[]> =>
      all()
        .where('professional_id', '=', professionalId)
        .where('status', '=', 'PROGRAMMED')
        .where('starts_at', '>', now)
        .orderBy('starts_at')
        .execute(),

    /** How many booked appointments to come some hours have. */
    countIn: async (scheduleIds: readonly string[], now: Date): Promise<Map<string, number>> => {
      const rows = await db
        .selectFrom('appointment')
        .select((eb) => ['schedule_id', eb.fn.countAll<number>().as('booked')])
        .where('schedule_id', '=', sql<string>`any(${scheduleIds}::uuid[])`)
        .where('status', '=', 'PROGRAMMED')
        .where('starts_at', '>', now)
        .groupBy('schedule_id')
        .execute();
      return new Map(rows.map(({ booked, schedule_id }) => [schedule_id, Number(booked)]));
    },

    /** What nobody began although its time is over. */
    findUnattended: (startedBefore: Date): Promise<AppointmentRow[]> =>
      all()
        .where('is_begun', '=', false)
        .where('starts_at', '<', startedBefore)
        .orderBy('starts_at')
        .limit(100)
        .execute(),
  };
};
