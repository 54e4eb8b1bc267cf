import type { Centavos } from '@app/contract/kernel';
import type { TestDecision } from '@app/contract/payments';
import type { Database } from '../../../platform/database/database.ts';
import type { NewRow, Row } from '../../../platform/database/rows.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type TestCheckoutRow = Row<'test_checkout'>;

export const testCheckoutRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'invoice' | 'test_checkout'>>();
  const checkouts = () => db.selectFrom('test_checkout').selectAll('test_checkout');
  return {
    /** Adds a page unless its invoice has one, and returns it. */
    addOnce: async (row: NewRow<'test_checkout'>): Promise<TestCheckoutRow> => {
      await db
        .insertInto('test_checkout')
        .values(row)
        .onConflict((conflict) => conflict.column('invoice_id').doNothing())
        .execute();
      return checkouts().where('invoice_id', '=', row.invoice_id).executeTakeFirstOrThrow();
    },

    findOfAccount: (id: string, accountId: string) =>
      checkouts()
        .innerJoin('invoice', 'invoice.id', 'test_checkout.invoice_id')
        .where('test_checkout.id', '=', id)
        .where('invoice.account_id', '=', accountId)
        .executeTakeFirst(),

    findByPayment: (paymentId: string) =>
      checkouts().where('payment_id', '=', paymentId).executeTakeFirst(),

    findByInvoice: (invoiceId: string) =>
      checkouts().where('invoice_id', '=', invoiceId).executeTakeFirst(),

    /** Decides an open or pending payment; an expired page takes no new one. */
    decide: (
      id: string,
      status: TestDecision,
      { paymentId, now }: { paymentId: string; now: Date },
    ) =>
      db
        .updateTable('test_checkout')
        .set((is) => ({ status, payment_id: is.fn.coalesce('payment_id', is.val(paymentId)) }))
        .where('id', '=', id)
        .where((is) =>
          is.or([
            is('status', '=', 'PENDING'),
            is.and([is('status', '=', 'OPEN'), is('expires_at', '>', now)]),
          ]),
        )
        .returningAll()
        .executeTakeFirst(),

    /** Refunds an approved payment or a part of it, under the first key. */
    refund: (paymentId: string, amount: Centavos, refundId: string) =>
      db
        .updateTable('test_checkout')
        .set((is) => ({
          refund_id: is.fn.coalesce('refund_id', is.val(refundId)),
          refunded: is.fn.coalesce('refunded', is.val(amount)),
        }))
        .where('payment_id', '=', paymentId)
        .where('status', '=', 'APPROVED')
        .returningAll()
        .executeTakeFirst(),
  };
};
