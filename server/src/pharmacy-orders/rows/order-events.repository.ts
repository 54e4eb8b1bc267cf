import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { NewEvent, OrdersTables } from './order-rows.ts';

/** What happened to orders. */
export const orderEventsRepository = (database: Database) => {
  const db = database.withTables<OrdersTables & Pick<Tables, 'account'>>();
  return {
    add: (event: NewEvent) => db.insertInto('purchase_order_event').values(event).execute(),

    /** What happened to an order, in its order; of whoever is of the staff with their e-mail. */
    listOf: (orderId: string) =>
      db
        .selectFrom('purchase_order_event')
        .leftJoin('account', (join) =>
          join.onRef('account.id', '=', 'account_id').on('actor', '=', 'staff'),
        )
        .selectAll('purchase_order_event')
        .select('email')
        .where('order_id', '=', orderId)
        .orderBy('purchase_order_event.id')
        .execute(),

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
