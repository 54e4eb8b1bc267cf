import type { Database } from '../../platform/database/database.ts';
import type { NewRow } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

export const ratingsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'queue_rating'>>();
  return {
    /** Stores the first rating of a visit; nothing where there is one. */
    insert: (row: NewRow<'queue_rating'>) =>
      db
        .insertInto('queue_rating')
        .values(row)
        .onConflict((conflict) => conflict.column('queue_id').doNothing())
        .returning('queue_id')
        .executeTakeFirst(),
  };
};
