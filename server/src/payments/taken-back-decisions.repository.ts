import type { PayableName } from '@app/contract/payments';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { InvoiceTable } from './payment-rows.ts';

/** Money that its provider took back, until a person decides what follows. */
export const takenBackDecisionsRepository = (database: Database) => {
  const db = database.withTables<
    Pick<Tables, 'payment' | 'payment_taken_back'> & { invoice: InvoiceTable }
  >();
  return {
    /** How the money of some entities was taken back, where nobody decided yet. */
    openOf: (entityName: PayableName, entityIds: readonly string[]) =>
      db
        .selectFrom('payment_taken_back as taken')
        .innerJoin('payment', 'payment.id', 'taken.payment_id')
        .innerJoin('invoice', 'invoice.id', 'payment.invoice_id')
        .select(['invoice.entity_id', 'taken.kind'])
        .where('invoice.entity_name', '=', entityName)
        .where(sql<boolean>`invoice.entity_id = any(${[...entityIds]}::uuid[])`)
        .where('taken.decided_at', 'is', null)
        .execute(),

    /** What was taken back of a payment, with what the payment was for. */
    find: (paymentId: string) =>
      db
        .selectFrom('payment_taken_back as taken')
        .innerJoin('payment', 'payment.id', 'taken.payment_id')
        .innerJoin('invoice', 'invoice.id', 'payment.invoice_id')
        .select(['taken.version', 'taken.decided_at', 'invoice.entity_id', 'invoice.entity_name'])
        .where('taken.payment_id', '=', paymentId)
        .executeTakeFirst(),

    /** Stores a person's decision, over what they read. */
    decide: async (
      { paymentId, version }: { paymentId: string; version: number },
      decision: { decided_at: Date; decided_by: string; decision_reason: string },
    ): Promise<boolean> =>
      (await db
        .updateTable('payment_taken_back')
        .set(decision)
        .where('payment_id', '=', paymentId)
        .where('version', '=', version)
        .where('decided_at', 'is', null)
        .returning('payment_id')
        .executeTakeFirst()) !== undefined,
  };
};
