import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { InvoiceRow, InvoiceTable } from './payment-rows.ts';

/** A refund to be tried now, with its amount and payment. */
export type RefundToTry = Row<'refund_due'> &
  Pick<Row<'payment'>, 'currency' | 'provider_payment_id'> &
  Pick<InvoiceRow, 'entity_id' | 'entity_name'>;

/** Attempts at due refunds. */
export const refundTriesRepository = (database: Database) => {
  const db = database.withTables<
    Pick<Tables, 'payment' | 'refund_due'> & { invoice: InvoiceTable }
  >();
  return {
    /** Takes the due refunds and postpones their next attempt, longer each time; another server gets others. */
    takeDue: (provider: string, now: Date, atMost: number): Promise<RefundToTry[]> =>
      db
        .with('taken', (one) =>
          one
            .updateTable('refund_due')
            .set({
              tries: sql`tries + 1`,
              next_try_at: sql`${now}::timestamptz + least(interval '1 minute' * power(2, least(tries, 9)), interval '6 hours')`,
            })
            .where('id', 'in', (due) =>
              due
                .selectFrom('refund_due')
                .innerJoin('payment', 'payment.id', 'refund_due.payment_id')
                .select('refund_due.id')
                .where('refunded_at', 'is', null)
                .where('next_try_at', '<=', now)
                .where('payment.provider', '=', provider)
                .orderBy('next_try_at')
                .limit(atMost)
                .forNoKeyUpdate('refund_due')
                .skipLocked(),
            )
            .returningAll(),
        )
        .selectFrom('taken')
        .innerJoin('payment', 'payment.id', 'taken.payment_id')
        .innerJoin('invoice', 'invoice.id', 'payment.invoice_id')
        .selectAll('taken')
        .select([
          'payment.currency',
          'payment.provider_payment_id',
          'invoice.entity_id',
          'invoice.entity_name',
        ])
        .execute(),

    markFailed: (id: string, last_error: string) =>
      db.updateTable('refund_due').set({ last_error }).where('id', '=', id).execute(),

    /** Marks a refund as made; whether it was not before. */
    markRefunded: async (
      id: string,
      { now, refundId }: { now: Date; refundId: string | null },
    ): Promise<boolean> =>
      (await db
        .updateTable('refund_due')
        .set({ refunded_at: now, provider_refund_id: refundId, last_error: null })
        .where('id', '=', id)
        .where('refunded_at', 'is', null)
        .returning('id')
        .executeTakeFirst()) !== undefined,
  };
};
