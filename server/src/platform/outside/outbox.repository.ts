import { type Insertable, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Known, RowOf } from '../database/rows.ts';
import type { ApprovedTemplate } from './message.ts';

export type StoredMessages = {
  outbound_message: Known<'outbound_message', { approved_template: ApprovedTemplate | null }>;
};
export type OutboundRow = RowOf<StoredMessages['outbound_message']>;

type NewMessage = Insertable<StoredMessages['outbound_message']>;

const MAILBOX_SIZE = 200;

/** A sent message without its text, since its links give access to accounts. */
export const FORGOTTEN_TEXT = {
  body_text: '',
  body_html: null,
  calendar: null,
  approved_template: null,
} as const;

export const outboxRepository = (database: Database) => {
  const db = database.withTables<StoredMessages>();
  return {
    insert: ({ approved_template, ...row }: NewMessage) =>
      db
        .insertInto('outbound_message')
        .values({
          ...row,
          approved_template: approved_template
            ? sql<ApprovedTemplate>`${JSON.stringify(approved_template)}::jsonb`
            : null,
        })
        .execute(),

    findById: (id: string) =>
      db.selectFrom('outbound_message').selectAll().where('id', '=', id).executeTakeFirst(),

    newest: () =>
      db
        .selectFrom('outbound_message')
        .selectAll()
        .orderBy('created_at', 'desc')
        .limit(MAILBOX_SIZE)
        .execute(),
  };
};
