import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { StoredMessages } from './outbox.repository.ts';
import { forgottenAfterwards } from './outbox-forgets.repository.ts';

/** Messages that were postponed or given up without an attempt. */
export const outboxWaitsRepository = (database: Database) => {
  const db = database.withTables<StoredMessages>();
  return {
    /** Postpones a message without an attempt. */
    putBack: (id: string, reason: string) =>
      db
        .updateTable('outbound_message')
        .set({ status: 'ERROR', last_error: reason, sending_until: null })
        .where('id', '=', id)
        .where('status', '<>', 'ACCEPTED')
        .execute(),

    /** Gives a message up without an attempt. */
    giveUp: async (id: string, reason: string): Promise<void> => {
      await db
        .updateTable('outbound_message')
        .set({
          status: 'ERROR',
          last_error: reason,
          sending_until: null,
          dead_at: sql`clock_timestamp()`,
          ...forgottenAfterwards,
        })
        .where('id', '=', id)
        .where('status', '<>', 'ACCEPTED')
        .execute();
    },
  };
};
