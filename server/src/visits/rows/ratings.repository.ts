import type { Database } from '../../platform/database/database.ts';
import type { NewRow } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

export const ratingsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'visit_rating'>>();
  return {
    /** Stores the first rating of a visit; returns nothing if there is already one. */
    insert: (row: NewRow<'visit_rating'>) =>
      db
        .insertInto('visit_rating')
        .values(row)
        .onConflict((conflict) => conflict.column('visit_id').doNothing())
        .returning('visit_id')
        .executeTakeFirst(),

    isRated: async (visitId: string): Promise<boolean> => {
      const found = await db
        .selectFrom('visit_rating')
        .select('visit_id')
        .where('visit_id', '=', visitId)
        .executeTakeFirst();
      return found !== undefined;
    },
  };
};
