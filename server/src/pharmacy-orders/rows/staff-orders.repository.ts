import { OPEN_ORDER_STATUSES, ORDER_PAGE, type OrderStatus } from '@app/contract/pharmacy-orders';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PageEnd } from '../../platform/database/pages.ts';
import type { OrderRow, OrdersTables } from './order-rows.ts';

export type AskedOrders = {
  status: OrderStatus;
  branchId: string | undefined;
  end: PageEnd | undefined;
};

const OPEN: readonly OrderStatus[] = OPEN_ORDER_STATUSES;

/** Orders of all branches, as staff reads them. */
export const staffOrdersRepository = (database: Database) => {
  const db = database.withTables<OrdersTables>();
  const ordersOf = (branchId: string | undefined) =>
    db
      .selectFrom('purchase_order')
      .$if(branchId !== undefined, (rows) => rows.where('branch_id', '=', branchId ?? ''));
  return {
    /** Orders in some statuses: open ones the longest waiting first, ended ones the latest first. */
    page: ({ status, branchId, end }: AskedOrders): Promise<OrderRow[]> => {
      const isOpen = OPEN.includes(status);
      const direction = isOpen ? 'asc' : 'desc';
      const place = sql`(moved_at, id)`;
      const after = sql`(${end?.key}::timestamptz, ${end?.id}::uuid)`;
      return ordersOf(branchId)
        .selectAll()
        .where('status', '=', status)
        .$if(end !== undefined, (rows) =>
          rows.where(
            isOpen ? sql<boolean>`${place} > ${after}` : sql<boolean>`${place} < ${after}`,
          ),
        )
        .orderBy('moved_at', direction)
        .orderBy('id', direction)
        .limit(ORDER_PAGE + 1)
        .execute();
    },

    /** The open orders of a branch in these statuses, the longest waiting first. */
    openIn: (branchId: string, statuses: readonly OrderStatus[]) =>
      ordersOf(branchId)
        .select(['id', 'version'])
        .where('status', 'in', statuses)
        .orderBy('moved_at')
        .execute(),

    /** Open orders by status; statuses without an order are left out. */
    countOpen: (branchId: string | undefined) =>
      ordersOf(branchId)
        .select((eb) => ['status', eb.fn.countAll<number>().as('orders')])
        .where('status', 'in', OPEN_ORDER_STATUSES)
        .groupBy('status')
        .execute(),

    findByNumber: (number: number): Promise<OrderRow | undefined> =>
      db.selectFrom('purchase_order').selectAll().where('number', '=', number).executeTakeFirst(),
  };
};
