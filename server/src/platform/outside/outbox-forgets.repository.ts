import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { StoredMessages } from './outbox.repository.ts';

const FORGOTTEN = 'suprimida@invalid';

/** The recipient of a message that is over, without the address where that has to be forgotten. */
export const recipientAfterwards = sql<string>`case when forgets_recipient then ${FORGOTTEN} else recipient end`;

/** Forgets to whom messages went. */
export const outboxForgetsRepository = (database: Database) => {
  const db = database.withTables<StoredMessages>();
  return {
    /** At once of what was sent or given up; of what waits as soon as that is over. */
    forget: (recipients: readonly string[]) =>
      db
        .updateTable('outbound_message')
        .set({
          forgets_recipient: true,
          recipient: sql`case when status = 'ACCEPTED' or dead_at is not null then ${FORGOTTEN} else recipient end`,
          // Providers name addresses.
          last_error: null,
        })
        .where('recipient', '=', sql<string>`any(${recipients}::text[])`)
        .execute(),
  };
};
