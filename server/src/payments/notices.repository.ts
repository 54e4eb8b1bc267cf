import { dayOf } from '@app/contract/kernel';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { NewRow } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

/** Messages of providers. */
export const noticesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'payment_notice' | 'payment_notice_refused'>>();
  return {
    hasNotice: async (provider: string, eventId: string): Promise<boolean> =>
      (await db
        .selectFrom('payment_notice')
        .select('event_id')
        .where('provider', '=', provider)
        .where('event_id', '=', eventId)
        .executeTakeFirst()) !== undefined,

    /** Counts a message that was refused for its signature. */
    countRefused: (provider: string, last_at: Date) =>
      db
        .insertInto('payment_notice_refused')
        .values({ provider, day: dayOf(last_at), count: 1, last_at })
        .onConflict((conflict) =>
          conflict.columns(['provider', 'day']).doUpdateSet({
            count: sql<number>`payment_notice_refused.count + 1`,
            last_at,
          }),
        )
        .execute(),

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
