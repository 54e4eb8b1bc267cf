import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { filesWithBytes } from './stored-files.repository.ts';

/** Studies that wait for the antivirus, and what comes of them. */
export const studyReviewsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'stored_file'>>();
  return {
    /** A file that waits, for the antivirus that was asked at that moment and for nobody else. */
    find: (id: string, askedAt: Date) =>
      filesWithBytes(database, 'IN_REVIEW')
        .where('id', '=', id)
        .where('review_asked_at', '=', askedAt)
        .executeTakeFirst(),

    /** The antivirus found nothing: it may be opened, if it still waits. */
    clear: (id: string) =>
      db
        .updateTable('stored_file')
        .set({ state: 'AVAILABLE' })
        .where('id', '=', id)
        .where('state', '=', 'IN_REVIEW')
        .execute(),

    /** The antivirus found something: only the name stays, if it still waits. */
    refuse: (id: string) =>
      db
        .updateTable('stored_file')
        .set({ state: 'REFUSED', sealed: null, wrapped_key: null, key_id: null })
        .where('id', '=', id)
        .where('state', '=', 'IN_REVIEW')
        .returning('person_id')
        .executeTakeFirst(),

    /** Files for which the antivirus was asked before that moment and still wait: asked for anew, by one node. */
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
