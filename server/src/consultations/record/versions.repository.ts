import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ConsultationRow, RecordTables } from '../consultation-rows.ts';

/** Columns that an edit replaces; the others never change. */
const EDITED = [
  'diagnosis',
  'diagnosis_code',
  'reason',
  'detail',
  'follow_up',
  'changes',
  'content_hash',
] as const;
export type NewVersion = Pick<ConsultationRow, (typeof EDITED)[number]>;

export const versionsRepository = (database: Database) => {
  const db = database.withTables<RecordTables>();
  return {
    /**
     * Stores the version that an edit replaces: only the one its author read, before the record is sealed,
     * and once, so that the second of two edits is refused (requirement: at most one).
     */
    keep: async (id: string, authorId: string, version: number, openSince: Date) => {
      const kept = await db
        .insertInto('consultation_version')
        .columns(['consultation_id', 'version', 'author_id', 'created_at', ...EDITED])
        .expression((eb) =>
          eb
            .selectFrom('consultation')
            .select(['id', 'version', 'author_id'])
            .select(sql<Date>`coalesce(version_at, created_at)`.as('created_at'))
            .select(EDITED)
            .where('id', '=', id)
            .where('author_id', '=', authorId)
            .where('version', '=', version)
            .where('created_at', '>', openSince),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('version')
        .executeTakeFirst();
      return kept !== undefined;
    },

    /** Writes the next version over the stored one. */
    write: (id: string, version: number, next: NewVersion, now: Date) =>
      db
        .updateTable('consultation')
        .set({ ...next, version: version + 1, version_at: now })
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Replaced versions, newest first. */
    replaced: (id: string) =>
      db
        .selectFrom('consultation_version')
        .selectAll()
        .where('consultation_id', '=', id)
        .orderBy('version', 'desc')
        .execute(),
  };
};
