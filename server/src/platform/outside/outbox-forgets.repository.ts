import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { StoredMessages } from './outbox.repository.ts';

const FORGOTTEN = 'suprimida@invalid';

/** Removes from a message, where the condition holds, its recipient and its words, which may name them. */
export const forgottenWhere = (isForgotten: RawBuilder<unknown>) => ({
  recipient: sql<string>`case when ${isForgotten} then ${FORGOTTEN} else recipient end`,
  subject: sql<string | null>`case when not (${isForgotten}) then subject end`,
  body_text: sql<string>`case when ${isForgotten} then '' else body_text end`,
  body_html: sql<string | null>`case when not (${isForgotten}) then body_html end`,
  calendar: sql<string | null>`case when not (${isForgotten}) then calendar end`,
  approved_template: sql<null>`case when not (${isForgotten}) then approved_template end`,
});

/** What a finished message keeps: nothing of a recipient who has to be forgotten. */
export const forgottenAfterwards = forgottenWhere(sql`forgets_recipient`);

/** Removes recipients from messages. */
export const outboxForgetsRepository = (database: Database) => {
  const db = database.withTables<StoredMessages>();
  return {
    /** At once for messages that were sent or given up; for waiting ones when they are finished. */
    forget: (recipients: readonly string[]) =>
      db
        .updateTable('outbound_message')
        .set({
          ...forgottenWhere(sql`status = 'ACCEPTED' or dead_at is not null`),
          forgets_recipient: true,
          // A provider's error may contain the address.
          last_error: null,
        })
        .where('recipient', '=', sql<string>`any(${recipients}::text[])`)
        .execute(),
  };
};
