import { OPEN_ORDER_STATUSES } from '@app/contract/pharmacy-orders';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { OrderedRow, OrderRow, OrdersTables } from './order-rows.ts';

/** The prescriptions of orders. */
export const orderedRepository = (database: Database) => {
  const db = database.withTables<OrdersTables>();
  return {
    insert: (rows: OrderedRow[]) =>
      db.insertInto('purchase_order_prescription').values(rows).execute(),

    /** The prescriptions of some orders, as sent. */
    findOfOrders: (orderIds: readonly string[]): Promise<OrderedRow[]> =>
      db
        .selectFrom('purchase_order_prescription')
        .selectAll()
        .where(sql<boolean>`order_id = any(${orderIds}::uuid[])`)
        .orderBy('position')
        .execute(),

    /** Releases the prescriptions of an order that ended without dispensing; returns their ids. */
    letGo: async (orderId: string): Promise<string[]> =>
      (
        await db
          .updateTable('purchase_order_prescription')
          .set({ live: false })
          .where('order_id', '=', orderId)
          .where('live', '=', true)
          .returning('prescription_id')
          .execute()
      ).map(({ prescription_id }) => prescription_id),

    /** The live order that a prescription is in, at any branch. */
    findLive: async (prescriptionId: string): Promise<string | undefined> =>
      (
        await db
          .selectFrom('purchase_order_prescription')
          .select('order_id')
          .where('prescription_id', '=', prescriptionId)
          .where('live', '=', true)
          .executeTakeFirst()
      )?.order_id,

    /** The open order of a branch that a prescription is in; one that ended holds it no longer. */
    findOpenWithBranch: (
      prescriptionId: string,
      branchId: string,
    ): Promise<Pick<OrderRow, 'id' | 'number' | 'status'> | undefined> =>
      db
        .selectFrom('purchase_order_prescription')
        .innerJoin('purchase_order', 'purchase_order.id', 'order_id')
        .select(['purchase_order.id', 'number', 'status'])
        .where('prescription_id', '=', prescriptionId)
        .where('live', '=', true)
        .where('branch_id', '=', branchId)
        .where('status', 'in', OPEN_ORDER_STATUSES)
        .executeTakeFirst(),
  };
};
