import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { FileOwner } from './stored-files.repository.ts';

/** Changes and deletes stored files. */
export const fileChangesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'stored_file'>>();
  return {
    /** From now on a file stays in the record, even if its owner removes it (requirement: seen study stays). */
    markSeen: (id: string) =>
      db
        .updateTable('stored_file')
        .set({ seen_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', id)
        .where('seen_at', 'is', null)
        .execute(),

    /** Deletes a file that nobody has opened, with its key. */
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

    /** Assigns the files of a finished draft to its person. */
    give: ({ account_id, subject }: Omit<FileOwner, 'person_id'>, personId: string) =>
      db
        .updateTable('stored_file')
        .set({ person_id: personId })
        .where('account_id', '=', account_id)
        .where('subject', '=', subject)
        .where('person_id', 'is', null)
        .execute(),

    /** Deletes the files of an abandoned draft. */
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
