import { WITH_INSURER } from '@app/contract/availability';
import { CLINIC_TIME_ZONE } from '@app/contract/kernel';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AppointmentRow } from './appointment-rows.ts';

/** Appointments of a person that are not over. */
export const bookedRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'appointment'>>();
  const all = () => db.selectFrom('appointment').selectAll().where('status', '=', 'PROGRAMMED');
  return {
    /** Future booked appointments of a person: all, and those with one professional. */
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

    /**
     * Future booked appointments of a group in a month that its plan pays for; an appointment being moved is
     * left out.
     */
    countInMonth: async (
      holderId: string,
      month: string,
      now: Date,
      movedId?: string,
    ): Promise<number> => {
      const row = await db
        .selectFrom('appointment')
        .select((eb) => eb.fn.countAll<number>().as('booked'))
        .where('holder_id', '=', holderId)
        .where('status', '=', 'PROGRAMMED')
        .where('is_begun', '=', false)
        .where('attention_type_id', '=', WITH_INSURER)
        .where('starts_at', '>', now)
        .$if(movedId !== undefined, (query) => query.where('id', '<>', movedId ?? ''))
        .where(
          sql<boolean>`to_char(starts_at at time zone ${CLINIC_TIME_ZONE}, 'YYYY-MM') = ${month}`,
        )
        .executeTakeFirstOrThrow();
      return Number(row.booked);
    },

    /** Those of some appointments that are in private hours, in any status. */
    inPrivateHours: (ids: readonly string[]): Promise<AppointmentRow[]> =>
      db
        .selectFrom('appointment')
        .selectAll()
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .where('attention_type_id', '<>', WITH_INSURER)
        .execute(),

    /** Whether a person has another appointment at an hour. */
    isBusy: async (personId: string, { starts, ends }: { starts: Date; ends: Date }) =>
      (await all()
        .where('person_id', '=', personId)
        .where(sql<boolean>`tstzrange(starts_at, ends_at) && tstzrange(${starts}, ${ends})`)
        .executeTakeFirst()) !== undefined,
  };
};
