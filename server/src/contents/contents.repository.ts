import type { ContentKind, PageKind } from '@app/contract/contents';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { NewRow } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

type ContentsTables = Pick<Tables, 'account' | 'content_draft' | 'content_version'>;
type Draft = Omit<NewRow<'content_draft'>, 'version'>;

/** Drafts, one per text, and the versions included in the HTML page. */
export const contentsRepository = (database: Database) => {
  const db = database.withTables<ContentsTables>();
  return {
    drafts: () => db.selectFrom('content_draft').select('kind').execute(),

    findDraft: (kind: ContentKind) =>
      db
        .selectFrom('content_draft')
        .innerJoin('account', 'account.id', 'saved_by')
        .selectAll('content_draft')
        .select('account.email')
        .where('kind', '=', kind)
        .executeTakeFirst(),

    /** Adds the first draft of a text; returns nothing if there is already one. */
    insertDraft: (draft: Draft) =>
      db
        .insertInto('content_draft')
        .values({ ...draft, version: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .returning('version')
        .executeTakeFirst(),

    /** Saves over the draft that was read, if it is unchanged. */
    updateDraft: ({ id: _, kind, ...draft }: Draft, seen: number) =>
      db
        .updateTable('content_draft')
        .set({ ...draft, version: sql`version + 1` })
        .where('kind', '=', kind)
        .where('version', '=', seen)
        .returning('version')
        .executeTakeFirst(),

    /** Takes a draft for publishing, if it is the one that was approved. */
    takeDraft: (id: string, version: number) =>
      db
        .deleteFrom('content_draft')
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst(),

    versions: (kind: PageKind) =>
      db
        .selectFrom('content_version')
        .leftJoin('account', 'account.id', 'published_by')
        .selectAll('content_version')
        .select('account.email')
        .where('kind', '=', kind)
        .orderBy('version', 'desc')
        .execute(),

    insertVersion: (row: NewRow<'content_version'>) =>
      db
        .insertInto('content_version')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    /** The versions in force of changed texts. */
    inForce: () =>
      db
        .selectFrom('content_version')
        .distinctOn('kind')
        .select(['kind', 'version', 'body', 'published_at'])
        .orderBy('kind')
        .orderBy('version', 'desc')
        .execute(),
  };
};
