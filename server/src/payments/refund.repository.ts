import { CURRENCY } from '@app/contract/kernel';
import type { PayableName } from '@app/contract/payments';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { NewRow } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { InvoiceTable } from './payment-rows.ts';

/** What is due back. */
export const refundRepository = (database: Database) => {
  const db = database.withTables<
    Pick<Tables, 'payment' | 'refund_due'> & { invoice: InvoiceTable }
  >();
  return {
    /** Writes down that something of a payment is due back; false where something is already, which is left as it is. */
    add: async (row: NewRow<'refund_due'>): Promise<boolean> =>
      (await db
        .insertInto('refund_due')
        .values(row)
        .onConflict((conflict) => conflict.column('payment_id').doNothing())
        .returning('id')
        .executeTakeFirst()) !== undefined,

    /** What goes or went back for some entities, each once; it went back when all of it did. */
    ofEntities: (entityName: PayableName, entityIds: readonly string[]) =>
      db
        .selectFrom('refund_due')
        .innerJoin('payment', 'payment.id', 'refund_due.payment_id')
        .innerJoin('invoice', 'invoice.id', 'payment.invoice_id')
        .select(({ fn }) => [
          'invoice.entity_id',
          // A sum of whole numbers is a numeric, which the driver gives as a number.
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
