import { CURRENCY } from '@app/contract/kernel';
import type { PayableName } from '@app/contract/payments';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { NewRow } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { InvoiceTable } from './payment-rows.ts';

/** Due refunds. */
export const refundRepository = (database: Database) => {
  const db = database.withTables<
    Pick<Tables, 'payment' | 'refund_due'> & { invoice: InvoiceTable }
  >();
  return {
    /** Marks a payment for refund; false if it already is, which stays unchanged. */
    add: async (row: NewRow<'refund_due'>): Promise<boolean> =>
      (await db
        .insertInto('refund_due')
        .values(row)
        .onConflict((conflict) => conflict.column('payment_id').doNothing())
        .returning('id')
        .executeTakeFirst()) !== undefined,

    /** Pending and completed refunds of some entities, one per entity; complete only if all its parts are. */
    ofEntities: (entityName: PayableName, entityIds: readonly string[]) =>
      db
        .selectFrom('refund_due')
        .innerJoin('payment', 'payment.id', 'refund_due.payment_id')
        .innerJoin('invoice', 'invoice.id', 'payment.invoice_id')
        .select(({ fn }) => [
          'invoice.entity_id',
          // A sum of bigint is a numeric, which the driver returns as a number.
          fn.sum<number>('refund_due.amount').as('amount'),
          sql<Date | null>`case when bool_and(refunded_at is not null) then max(refunded_at) end`.as(
            'refunded_at',
          ),
        ])
        .where('invoice.entity_name', '=', entityName)
        .where(sql<boolean>`invoice.entity_id = any(${[...entityIds]}::uuid[])`)
        .where('payment.currency', '=', CURRENCY)
        .groupBy('invoice.entity_id')
        .execute(),
  };
};
