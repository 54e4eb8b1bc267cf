import type { OrderStatus } from '@app/contract/pharmacy-orders';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { OrderRow, OrdersTables } from './order-rows.ts';

export type Page = { size: number; number: number };

/**
 * A page of a branch's orders, the longest waiting first. Each status is read separately in index order, so
 * that the cost of a page does not grow with the branch's orders.
 */
export const branchPage = (
  database: Database,
  branchId: string,
  statuses: readonly OrderStatus[],
  { size, number }: Page,
): Promise<OrderRow[]> =>
  database
    .withTables<OrdersTables>()
    .selectFrom(
      sql<Pick<OrderRow, 'status'>>`(select distinct unnest(${statuses}::text[]) as status)`.as(
        'asked',
      ),
    )
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('purchase_order')
          .selectAll()
          .where('branch_id', '=', branchId)
          .whereRef('purchase_order.status', '=', 'asked.status')
          .orderBy('moved_at')
          .orderBy('id')
          .limit((number + 1) * size)
          .as('one'),
      (join) => join.onTrue(),
    )
    .selectAll('one')
    .orderBy('one.moved_at')
    .orderBy('one.id')
    .limit(size)
    .offset(number * size)
    .execute();
