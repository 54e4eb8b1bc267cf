import type { OrderStatus } from '@app/contract/pharmacy-orders';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { OrderRow, OrdersTables } from './order-rows.ts';

export type Page = { size: number; number: number };

/**
 * A page of what was sent to a branch, the longest waiting first. Each status is read by itself in the order of the
 * index: a page costs the same however many orders the branch has.
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
