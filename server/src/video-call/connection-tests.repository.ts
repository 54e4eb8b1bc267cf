import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

export const connectionTestsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'connection_test'>>();
  return {
    keep: (row: Row<'connection_test'>) =>
      db
        .insertInto('connection_test')
        .values(row)
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute(),

    find: (accountId: string) =>
      db
        .selectFrom('connection_test')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirst(),
  };
};
