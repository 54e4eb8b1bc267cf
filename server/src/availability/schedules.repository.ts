import type { Day } from '@app/contract/kernel';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

export type ScheduleRow = Row<'schedule'>;

/** Weekly hours of professionals. */
export const schedulesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'schedule' | 'schedule_insurer'>>();
  return {
    /** The hours that are open on a day or later. */
    findOpen: (professionalId: string, from: Day): Promise<ScheduleRow[]> =>
      db
        .selectFrom('schedule')
        .selectAll()
        .where('professional_id', '=', professionalId)
        .where('closed_at', 'is', null)
        .where('date_to', '>=', from)
        .orderBy('start_date')
        .orderBy('check_in')
        .orderBy('id')
        .execute(),

    findByIds: (ids: readonly string[]): Promise<ScheduleRow[]> =>
      db
        .selectFrom('schedule')
        .selectAll()
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute(),

    /** The professionals with hours that are open on a day or later. */
    findGiving: async (from: Day): Promise<string[]> => {
      const rows = await db
        .selectFrom('schedule')
        .select('professional_id')
        .distinct()
        .where('closed_at', 'is', null)
        .where('date_to', '>=', from)
        .execute();
      return rows.map(({ professional_id }) => professional_id);
    },

    /** The insurers of some schedules. */
    insurersOf: (ids: readonly string[]): Promise<Row<'schedule_insurer'>[]> =>
      db
        .selectFrom('schedule_insurer')
        .selectAll()
        .where('schedule_id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute(),
  };
};
