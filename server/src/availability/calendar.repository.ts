import type { Day } from '@app/contract/kernel';
import type { Database } from '../platform/database/database.ts';
import type { NewRow, Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

export type ExceptionRow = Row<'agenda_exception'>;

/** National holidays, and exceptions of professionals on one day. */
export const calendarRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'agenda_exception' | 'holiday'>>();
  return {
    holidays: (from: Day, to: Day): Promise<Row<'holiday'>[]> =>
      db
        .selectFrom('holiday')
        .selectAll()
        .where('active', '=', true)
        .where('day', '>=', from)
        .where('day', '<=', to)
        .orderBy('day')
        .execute(),

    exceptions: (professionalId: string, from: Day, to: Day): Promise<ExceptionRow[]> =>
      db
        .selectFrom('agenda_exception')
        .selectAll()
        .where('professional_id', '=', professionalId)
        .where('day', '>=', from)
        .where('day', '<=', to)
        .orderBy('day')
        .orderBy('check_in')
        .execute(),

    /** Adds an exception; returns nothing if the same one exists. */
    insert: (row: NewRow<'agenda_exception'>): Promise<ExceptionRow | undefined> =>
      db
        .insertInto('agenda_exception')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),

    find: (professionalId: string, id: string): Promise<ExceptionRow | undefined> =>
      db
        .selectFrom('agenda_exception')
        .selectAll()
        .where('id', '=', id)
        .where('professional_id', '=', professionalId)
        .executeTakeFirst(),

    remove: (id: string) => db.deleteFrom('agenda_exception').where('id', '=', id).execute(),
  };
};
