import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Row } from '../database/rows.ts';
import type { Tables } from '../database/tables.ts';

export type OutboundRow = Row<'outbound_message'>;

const MAILBOX_SIZE = 200;

export const outboxRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'outbound_message'>>();
  return {
    insert: (
      row: Pick<
        OutboundRow,
        'id' | 'channel' | 'recipient' | 'subject' | 'body_text' | 'body_html' | 'calendar'
      >,
    ) => db.insertInto('outbound_message').values(row).execute(),

    findById: (id: string) =>
      db.selectFrom('outbound_message').selectAll().where('id', '=', id).executeTakeFirst(),

    newest: () =>
      db
        .selectFrom('outbound_message')
        .selectAll()
        .orderBy('created_at', 'desc')
        .limit(MAILBOX_SIZE)
        .execute(),

    /** Marks a message as sent and deletes its text: its links open accounts. */
    markAccepted: (id: string, at: Date, { keepsText }: { keepsText: boolean }) =>
      db
        .updateTable('outbound_message')
        .set({
          status: 'ACCEPTED',
          accepted_at: at,
          attempts: sql`attempts + 1`,
          last_error: null,
          ...(keepsText ? {} : { body_text: '', body_html: null, calendar: null }),
        })
        .where('id', '=', id)
        .where('status', '<>', 'ACCEPTED')
        .execute(),

    markFailed: (id: string, reason: string) =>
      db
        .updateTable('outbound_message')
        .set({ status: 'ERROR', attempts: sql`attempts + 1`, last_error: reason })
        .where('id', '=', id)
        .where('status', '<>', 'ACCEPTED')
        .execute(),
  };
};
