import type { ListChange, StaffListName } from '@app/contract/catalogs';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

const IMPORTS_SHOWN = 20;
const CHANGES_SHOWN = 50;

/** The history of the lists: changes of rows, and imports. */
export const listHistoryRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'account' | 'list_change' | 'list_import'>>();
  return {
    /** The latest changes of a row, newest first. */
    changes: async (list: StaffListName, rowId: string): Promise<ListChange[]> => {
      const rows = await db
        .selectFrom('list_change')
        .innerJoin('account', 'account.id', 'account_id')
        .selectAll('list_change')
        .select('account.email')
        .where('list', '=', list)
        .where('row_id', '=', rowId)
        .orderBy('list_change.id', 'desc')
        .limit(CHANGES_SHOWN)
        .execute();
      return rows.map(({ id, changed_at, email, reason, before, after }) => ({
        id,
        at: changed_at.toISOString(),
        by: email,
        reason,
        before: before as ListChange['before'],
        after: after as ListChange['after'],
      }));
    },

    imports: (list: StaffListName) =>
      db
        .selectFrom('list_import')
        .selectAll()
        .where('list', '=', list)
        .orderBy('imported_at', 'desc')
        .limit(IMPORTS_SHOWN)
        .execute(),
  };
};
