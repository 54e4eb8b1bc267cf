import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { filesWithBytes } from './stored-files.repository.ts';

/** Studies that wait for the antivirus, and its verdicts. */
export const studyReviewsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'stored_file'>>();
  return {
    /** Finds a waiting file, only for the request made at that instant. */
    find: (id: string, askedAt: Date) =>
      filesWithBytes(database, 'IN_REVIEW')
        .where('id', '=', id)
        .where('review_asked_at', '=', askedAt)
        .executeTakeFirst(),

    /** Makes a clean file available, if it still waits. */
    clear: (id: string) =>
      db
        .updateTable('stored_file')
        .set({ state: 'AVAILABLE' })
        .where('id', '=', id)
        .where('state', '=', 'IN_REVIEW')
        .execute(),

    /** Deletes the content of an infected file, except its name, if it still waits. */
    refuse: (id: string) =>
      db
        .updateTable('stored_file')
        .set({ state: 'REFUSED', sealed: null, wrapped_key: null, key_id: null })
        .where('id', '=', id)
        .where('state', '=', 'IN_REVIEW')
        .returning('person_id')
        .executeTakeFirst(),

    /** Finds files still waiting for a check requested before that instant, and requests it again, on one node. */
    askAgain: (before: Date, now: Date) =>
      db
        .updateTable('stored_file')
        .set({ review_asked_at: now })
        .where('state', '=', 'IN_REVIEW')
        .where('review_asked_at', '<', before)
        .returning('id')
        .execute(),
  };
};
