import { CURRENCY } from '@app/contract/kernel';
import type { PayableName } from '@app/contract/payments';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { NewRow, Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

export type PaymentRow = Row<'payment'>;

export const paymentRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'invoice' | 'payment' | 'payment_taken_back'>>();
  return {
    find: (provider: string, providerPaymentId: string) =>
      db
        .selectFrom('payment')
        .selectAll()
        .where('provider', '=', provider)
        .where('provider_payment_id', '=', providerPaymentId)
        .executeTakeFirst(),

    /**
     * Stores the state of a payment. `undefined` if nothing changes: a captured payment stays captured, and of
     * two simultaneous readings only one counts.
     */
    note: (row: NewRow<'payment'>): Promise<PaymentRow | undefined> =>
      db
        .insertInto('payment')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['provider', 'provider_payment_id'])
            .doUpdateSet(({ ref }) => ({
              status: ref('excluded.status'),
              amount: ref('excluded.amount'),
              currency: ref('excluded.currency'),
              read_at: ref('excluded.read_at'),
            }))
            .where('payment.status', '<>', 'APPROVED')
            .whereRef('payment.status', '<>', 'excluded.status'),
        )
        .returningAll()
        .executeTakeFirst(),

    /** Whether an invoice has a payment that its provider has not decided. */
    hasPending: async (invoiceId: string): Promise<boolean> =>
      (await db
        .selectFrom('payment')
        .select('id')
        .where('invoice_id', '=', invoiceId)
        .where('status', '=', 'PENDING')
        .executeTakeFirst()) !== undefined,

    /** The captured payments of an entity, each with what its provider did not take back. */
    capturedFor: (
      entityName: PayableName,
      entityId: string,
    ): Promise<Pick<PaymentRow, 'amount' | 'id'>[]> =>
      db
        .selectFrom('payment')
        .innerJoin('invoice', 'invoice.id', 'payment.invoice_id')
        .leftJoin('payment_taken_back as taken', (join) =>
          join
            .onRef('taken.payment_id', '=', 'payment.id')
            .on('taken.kind', '<>', 'IN_MEDIATION')
            .on('taken.returned_at', 'is', null),
        )
        .select([
          'payment.id',
          sql<number>`payment.amount - coalesce(taken.amount, 0)`.as('amount'),
        ])
        .where('invoice.entity_name', '=', entityName)
        .where('invoice.entity_id', '=', entityId)
        .where('payment.status', '=', 'APPROVED')
        .where('payment.currency', '=', CURRENCY)
        .execute(),
  };
};
