import { nextOrderStatus, ORDER_STATUSES, type OrderCommand } from '@app/contract/pharmacy-orders';
import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { OrderRow, OrdersTables } from './order-rows.ts';

export type NewOrder = Insertable<OrdersTables['purchase_order']>;
export type OrderChanges = Omit<
  Updateable<OrdersTables['purchase_order']>,
  'id' | 'account_id' | 'branch_id' | 'status' | 'version'
>;

/** Conditions on an order: its owner, and the quote or version that was read. */
type Named = Partial<Pick<OrderRow, 'account_id' | 'branch_id' | 'quote_version' | 'version'>>;

/** The statuses that allow a command. */
const movable = (command: OrderCommand) =>
  ORDER_STATUSES.filter((status) => nextOrderStatus(status, command));

/** Writes orders. */
export const orderWritesRepository = (database: Database) => {
  const db = database.withTables<OrdersTables>();
  return {
    insert: (row: NewOrder): Promise<OrderRow> =>
      db.insertInto('purchase_order').values(row).returningAll().executeTakeFirstOrThrow(),

    /** An order that meets the conditions, locked until the end of the transaction. */
    lock: (id: string, asNamed: Named = {}): Promise<OrderRow | undefined> =>
      db
        .selectFrom('purchase_order')
        .selectAll()
        .where('id', '=', id)
        .where((eb) => eb.and({ ...asNamed }))
        .forUpdate()
        .executeTakeFirst(),

    /** Moves an order over the locked version, only from a status that allows the command. */
    move: (
      { id, version }: Pick<OrderRow, 'id' | 'version'>,
      command: OrderCommand,
      changes: OrderChanges & Pick<OrderRow, 'status'>,
    ): Promise<OrderRow | undefined> =>
      db
        .updateTable('purchase_order')
        .set({ ...changes, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .where('status', 'in', movable(command))
        .returningAll()
        .executeTakeFirst(),
  };
};
