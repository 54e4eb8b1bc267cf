import type { Database } from '../../platform/database/database.ts';
import type { ExtraRow, ItemRow, OrderRow, OrdersTables } from './order-rows.ts';

type Quoted = Pick<OrderRow, 'id' | 'quote_version'>;

/** The lines of quotes, by version. */
export const quotesRepository = (database: Database) => {
  const db = database.withTables<OrdersTables>();
  return {
    insert: async (items: ItemRow[], extras: ExtraRow[]) => {
      await db.insertInto('purchase_order_item').values(items).execute();
      if (extras.length > 0) await db.insertInto('purchase_order_extra').values(extras).execute();
    },

    /** The lines of an order's current quote, in the order of its prescriptions. */
    findItems: ({ id, quote_version }: Quoted): Promise<ItemRow[]> =>
      db
        .selectFrom('purchase_order_item')
        .innerJoin('purchase_order_prescription as ordered', (join) =>
          join
            .onRef('ordered.order_id', '=', 'purchase_order_item.order_id')
            .onRef('ordered.prescription_id', '=', 'purchase_order_item.prescription_id'),
        )
        .selectAll('purchase_order_item')
        .where('purchase_order_item.order_id', '=', id)
        .where('quote_version', '=', quote_version)
        .orderBy('ordered.position')
        .orderBy('item')
        .execute(),

    findExtras: ({ id, quote_version }: Quoted): Promise<ExtraRow[]> =>
      db
        .selectFrom('purchase_order_extra')
        .selectAll()
        .where('order_id', '=', id)
        .where('quote_version', '=', quote_version)
        .orderBy('position')
        .execute(),
  };
};
