import type { Database } from '../../platform/database/database.ts';
import type { NewEvent, OrdersTables } from './order-rows.ts';

/** What happened to orders. */
export const orderEventsRepository = (database: Database) => {
  const db = database.withTables<OrdersTables>();
  return {
    add: (event: NewEvent) => db.insertInto('purchase_order_event').values(event).execute(),

    /** What was done under a command id of an account. */
    findCommand: (accountId: string, commandId: string) =>
      db
        .selectFrom('purchase_order_event')
        .select('order_id')
        .where('account_id', '=', accountId)
        .where('command_id', '=', commandId)
        .executeTakeFirst(),
  };
};
