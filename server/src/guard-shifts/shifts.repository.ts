import type { Day } from '@app/contract/kernel';
import type { Database } from '../platform/database/database.ts';
import type { NewRow, Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

export type ShiftRow = Row<'guard_shift'>;
export type ShiftValues = Omit<NewRow<'guard_shift'>, 'id' | 'ended_at' | 'created_at' | 'version'>;

export const shiftsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'guard_shift'>>();
  return {
    /** Shifts that start on a day or later. */
    findFrom: (day: Day): Promise<ShiftRow[]> =>
      db
        .selectFrom('guard_shift')
        .selectAll()
        .where('ended_at', 'is', null)
        .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>=', day)]))
        .orderBy('starts_at')
        .orderBy('id')
        .execute(),

    /** How many shifts of a professional start on a day or later. */
    countOf: async (professionalId: string, day: Day): Promise<number> => {
      const row = await db
        .selectFrom('guard_shift')
        .select((eb) => eb.fn.countAll<number>().as('shifts'))
        .where('professional_id', '=', professionalId)
        .where('ended_at', 'is', null)
        .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>=', day)]))
        .executeTakeFirstOrThrow();
      return Number(row.shifts);
    },

    /** A shift that has not ended, locked. */
    lock: (id: string): Promise<ShiftRow | undefined> =>
      db
        .selectFrom('guard_shift')
        .selectAll()
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .forUpdate()
        .executeTakeFirst(),

    insert: (row: ShiftValues & { id: string }): Promise<ShiftRow> =>
      db.insertInto('guard_shift').values(row).returningAll().executeTakeFirstOrThrow(),

    /** Changes a shift that is unchanged since it was read; otherwise returns nothing. */
    change: (id: string, version: number, values: ShiftValues): Promise<ShiftRow | undefined> =>
      db
        .updateTable('guard_shift')
        .set({ ...values, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst(),

    end: (id: string, now: Date) =>
      db.updateTable('guard_shift').set({ ended_at: now }).where('id', '=', id).execute(),
  };
};
