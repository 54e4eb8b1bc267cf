import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { FileOwner } from './stored-files.repository.ts';

/** What becomes of a file that is stored. */
export const fileChangesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'stored_file'>>();
  return {
    /** From now on the file belongs to the record (requirement: seen study stays), whatever its owner takes away. */
    markSeen: (id: string) =>
      db
        .updateTable('stored_file')
        .set({ seen_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', id)
        .where('seen_at', 'is', null)
        .execute(),

    /** Nobody saw it: the file goes, and its key with it. */
    deleteUnseen: async (id: string) => {
      const { numDeletedRows } = await db
        .deleteFrom('stored_file')
        .where('id', '=', id)
        .where('seen_at', 'is', null)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    hide: (id: string) =>
      db
        .updateTable('stored_file')
        .set({ hidden_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', id)
        .execute(),

    /** The files of a profile that was being written belong to its person from now on. */
    give: ({ account_id, subject }: Omit<FileOwner, 'person_id'>, personId: string) =>
      db
        .updateTable('stored_file')
        .set({ person_id: personId })
        .where('account_id', '=', account_id)
        .where('subject', '=', subject)
        .where('person_id', 'is', null)
        .execute(),

    /** What was attached to a profile that nobody is going to finish. */
    deleteUnfinished: (account_id: string, subject: string) =>
      db
        .deleteFrom('stored_file')
        .where('account_id', '=', account_id)
        .where('subject', '=', subject)
        .where('person_id', 'is', null)
        .where('purpose', '=', 'study')
        .execute(),
  };
};
