import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type DraftRow = Row<'profile_draft'>;

/** Drafts of profiles. */
export const profileDraftsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'profile_draft'>>();
  return {
    find: (accountId: string, subject: string) =>
      db
        .selectFrom('profile_draft')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('subject', '=', subject)
        .executeTakeFirst(),

    /** Saves over the version that was read; only one of two simultaneous saves gets the row back. */
    save: (row: Omit<DraftRow, 'version' | 'updated_at'>, version: number) => {
      const content = sql<DraftRow['content']>`${JSON.stringify(row.content)}::jsonb`;
      const updated_at = sql<Date>`clock_timestamp()`;
      if (version === 0) {
        return db
          .insertInto('profile_draft')
          .values({ ...row, content, version: 1, updated_at })
          .onConflict((conflict) => conflict.columns(['account_id', 'subject']).doNothing())
          .returningAll()
          .executeTakeFirst();
      }
      return db
        .updateTable('profile_draft')
        .set({ content, step: row.step, version: version + 1, updated_at })
        .where('account_id', '=', row.account_id)
        .where('subject', '=', row.subject)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst();
    },

    /** Deletes abandoned drafts, and returns their owners. */
    forget: (before: Date) =>
      db
        .deleteFrom('profile_draft')
        .where('updated_at', '<', before)
        .returning(['account_id', 'subject'])
        .execute(),

    delete: (accountId: string, subject: string) =>
      db
        .deleteFrom('profile_draft')
        .where('account_id', '=', accountId)
        .where('subject', '=', subject)
        .execute(),
  };
};
