import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

export type MessageRow = Row<'call_message'>;

export const callMessagesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'call_message'>>();
  return {
    /** Stores a text once, and returns it as stored; nothing if its id belongs to another text. */
    keep: async (row: MessageRow): Promise<MessageRow | undefined> => {
      await db
        .insertInto('call_message')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return db
        .selectFrom('call_message')
        .selectAll()
        .where('id', '=', row.id)
        .where('visit_id', '=', row.visit_id)
        .where('account_id', '=', row.account_id)
        .executeTakeFirst();
    },

    find: (queueId: string) =>
      db
        .selectFrom('call_message')
        .selectAll()
        .where('visit_id', '=', queueId)
        .orderBy('sent_at')
        .orderBy('id')
        .execute(),
  };
};
