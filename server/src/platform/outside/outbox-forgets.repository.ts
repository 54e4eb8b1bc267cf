import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { StoredMessages } from './outbox.repository.ts';

const FORGOTTEN = 'suprimida@invalid';

/** The recipient to store for a finished message: none if the address has to be removed. */
export const recipientAfterwards = sql<string>`case when forgets_recipient then ${FORGOTTEN} else recipient end`;

/** Removes the recipients of messages. */
export const outboxForgetsRepository = (database: Database) => {
  const db = database.withTables<StoredMessages>();
  return {
    /** At once for messages that were sent or given up; for waiting ones when they are finished. */
    forget: (recipients: readonly string[]) =>
      db
        .updateTable('outbound_message')
        .set({
          forgets_recipient: true,
          recipient: sql`case when status = 'ACCEPTED' or dead_at is not null then ${FORGOTTEN} else recipient end`,
          // A provider's error may contain the address.
          last_error: null,
        })
        .where('recipient', '=', sql<string>`any(${recipients}::text[])`)
        .execute(),
  };
};
