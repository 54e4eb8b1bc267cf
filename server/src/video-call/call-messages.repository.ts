import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

export type MessageRow = Row<'call_message'>;

export const callMessagesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'call_message'>>();
  return {
    insert: (row: MessageRow) => db.insertInto('call_message').values(row).execute(),

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
