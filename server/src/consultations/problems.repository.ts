import type { Database } from '../platform/database/database.ts';
import type { NewRow } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

/** Technical failures reported by professionals. */
export const problemsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'problem_report'>>();
  return {
    insert: (row: NewRow<'problem_report'>) =>
      db.insertInto('problem_report').values(row).execute(),
  };
};
