import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DraftRow } from '../consultation-rows.ts';

/** Drafts that professionals write during visits. */
export const draftsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'consultation_draft'>>();
  return {
    find: (queueId: string) =>
      db
        .selectFrom('consultation_draft')
        .selectAll()
        .where('visit_id', '=', queueId)
        .executeTakeFirst(),

    /** Saves a draft only over the version that its author read (requirement: draft kept). */
    save: (row: Pick<DraftRow, 'visit_id' | 'author_id' | 'content'>, version: number) => {
      const content = sql<DraftRow['content']>`${JSON.stringify(row.content)}::jsonb`;
      if (version === 0) {
        return db
          .insertInto('consultation_draft')
          .values({ ...row, content, version: 1 })
          .onConflict((conflict) => conflict.column('visit_id').doNothing())
          .returningAll()
          .executeTakeFirst();
      }
      return db
        .updateTable('consultation_draft')
        .set({ content, version: version + 1, updated_at: sql`clock_timestamp()` })
        .where('visit_id', '=', row.visit_id)
        .where('author_id', '=', row.author_id)
        .where('version', '=', version)
        .where('finished_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
    },

    /** Closes a draft at the version that its author read; with none saved, prevents a later one. */
    finish: async (row: Pick<DraftRow, 'visit_id' | 'author_id'>, version: number, now: Date) => {
      const ended =
        version === 0
          ? db
              .insertInto('consultation_draft')
              .values({ ...row, version, content: {}, finished_at: now })
              .onConflict((conflict) => conflict.column('visit_id').doNothing())
              .returning('visit_id')
          : db
              .updateTable('consultation_draft')
              .set({ finished_at: now })
              .where('visit_id', '=', row.visit_id)
              .where('author_id', '=', row.author_id)
              .where('version', '=', version)
              .returning('visit_id');
      return (await ended.executeTakeFirst()) !== undefined;
    },
  };
};
