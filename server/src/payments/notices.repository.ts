import type { Database } from '../platform/database/database.ts';
import type { NewRow } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

/** Messages of providers. */
export const noticesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'payment_notice'>>();
  return {
    hasNotice: async (provider: string, eventId: string): Promise<boolean> =>
      (await db
        .selectFrom('payment_notice')
        .select('event_id')
        .where('provider', '=', provider)
        .where('event_id', '=', eventId)
        .executeTakeFirst()) !== undefined,

    /** Whether a message is new; the second of two simultaneous copies waits for the first. */
    addNotice: async (row: NewRow<'payment_notice'>): Promise<boolean> =>
      (await db
        .insertInto('payment_notice')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('event_id')
        .executeTakeFirst()) !== undefined,
  };
};
