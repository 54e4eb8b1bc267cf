import type { OrderStatus } from '@app/contract/pharmacy-orders';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { branchPage, type Page } from './branch-page.repository.ts';
import type { OrderRow, OrdersTables } from './order-rows.ts';

/** The orders of the account that sent them, or of their branch. */
export type Whose = { account_id: string } | { branch_id: string };

/** Reads orders. */
export const ordersRepository = (database: Database) => {
  const db = database.withTables<OrdersTables>();
  const ordersOf = (whose: Whose) =>
    'account_id' in whose
      ? db.selectFrom('purchase_order').where('account_id', '=', whose.account_id)
      : db.selectFrom('purchase_order').where('branch_id', '=', whose.branch_id);
  return {
    findOwn: (id: string, whose: Whose): Promise<OrderRow | undefined> =>
      ordersOf(whose).selectAll().where('id', '=', id).executeTakeFirst(),

    findById: (id: string): Promise<OrderRow | undefined> =>
      db.selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirst(),

    /** A page of an account's orders, all or those with a prescription of one person, oldest first. */
    listOfAccount: (
      accountId: string,
      { statuses, personId }: { statuses?: readonly OrderStatus[]; personId?: string },
      { size, number }: Page,
    ): Promise<OrderRow[]> =>
      ordersOf({ account_id: accountId })
        .selectAll()
        .$if(statuses !== undefined, (query) =>
          query.where(sql<boolean>`status = any(${statuses}::text[])`),
        )
        .$if(personId !== undefined, (query) =>
          query.where('id', 'in', (eb) =>
            eb
              .selectFrom('purchase_order_prescription')
              .select('order_id')
              .where('purchase_order_prescription.person_id', '=', personId ?? ''),
          ),
        )
        .orderBy('number')
        .limit(size)
        .offset(number * size)
        .execute(),

    listOfBranch: (branchId: string, statuses: readonly OrderStatus[], page: Page) =>
      branchPage(database, branchId, statuses, page),

    /** Orders by status; statuses without an order are left out. */
    count: (whose: Whose) =>
      ordersOf(whose)
        .select((eb) => ['status', eb.fn.countAll<number>().as('orders')])
        .groupBy('status')
        .execute(),

    /** Overdue orders: their branch did not quote, or their patient did not accept, in time. */
    findDue: async (now: Date, size: number): Promise<string[]> =>
      (
        await db
          .selectFrom('purchase_order')
          .select('id')
          .where(sql<boolean>`status in ('CREATED', 'QUOTED')`)
          .where('expires_at', '<=', now)
          .orderBy('expires_at')
          .limit(size)
          .execute()
      ).map(({ id }) => id),
  };
};
