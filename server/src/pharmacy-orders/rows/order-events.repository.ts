import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { NewEvent, OrdersTables } from './order-rows.ts';

/** The history of orders. */
export const orderEventsRepository = (database: Database) => {
  const db = database.withTables<OrdersTables & Pick<Tables, 'account'>>();
  return {
    add: (event: NewEvent) => db.insertInto('purchase_order_event').values(event).execute(),

    /** The history of an order, in order; steps by staff have their e-mail. */
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

    /** The order of an account's command id. */
    findCommand: (accountId: string, commandId: string) =>
      db
        .selectFrom('purchase_order_event')
        .select('order_id')
        .where('account_id', '=', accountId)
        .where('command_id', '=', commandId)
        .executeTakeFirst(),
  };
};
