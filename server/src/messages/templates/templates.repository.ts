import type { MessageEvent } from '@app/contract/messages';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { NewRow, Row } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** A template with its texts in force. */
export type TemplateRow = Row<'message_template_version'> & { name: string };

type NewVersion = Omit<NewRow<'message_template_version'>, 'published_at'>;

export const templatesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'message_template' | 'message_template_version'>>();
  const inForce = db
    .selectFrom('message_template as template')
    .innerJoin('message_template_version as text', (join) =>
      join
        .onRef('text.template_id', '=', 'template.id')
        .onRef('text.version', '=', 'template.version'),
    )
    .selectAll('text')
    .select('template.name');
  return {
    all: () => inForce.orderBy('text.event', 'desc').orderBy('template.name').execute(),

    active: (event: MessageEvent | undefined) =>
      inForce
        .where('text.active', '=', true)
        .$if(event !== undefined, (asked) => asked.where('text.event', '=', event as MessageEvent))
        .orderBy('text.event', 'desc')
        .orderBy('template.name')
        .execute(),

    find: (id: string) => inForce.where('template.id', '=', id).executeTakeFirst(),

    versions: (id: string) =>
      db
        .selectFrom('message_template_version')
        .selectAll()
        .where('template_id', '=', id)
        .orderBy('version', 'desc')
        .execute(),

    /** Adds a template; returns nothing if another one has its name. */
    insert: (row: NewRow<'message_template'>) =>
      db
        .insertInto('message_template')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('id')
        .executeTakeFirst(),

    /** Increments the version, if it is still the one that was read. */
    nextVersion: (id: string, seen: number) =>
      db
        .updateTable('message_template')
        .set({ version: sql`version + 1` })
        .where('id', '=', id)
        .where('version', '=', seen)
        .returning('version')
        .executeTakeFirst(),

    insertVersion: (row: NewVersion) =>
      db.insertInto('message_template_version').values(row).execute(),
  };
};
