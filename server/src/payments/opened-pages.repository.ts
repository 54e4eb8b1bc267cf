import type { PayableName } from '@app/contract/payments';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { InvoiceTable } from './payment-rows.ts';

/** Pages that somebody may have paid on. */
export const openedPagesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'payment'> & { invoice: InvoiceTable }>();
  return {
    /** The pages of an entity on which somebody may have paid. */
    opened: (entityName: PayableName, entityId: string, accountId: string) =>
      db
        .selectFrom('invoice')
        .selectAll()
        .where('entity_name', '=', entityName)
        .where('entity_id', '=', entityId)
        .where('account_id', '=', accountId)
        .where('status', '=', 'OPEN')
        .where('link', 'is not', null)
        .execute(),

    /** Whether the provider has not decided about a payment of an entity that it told of lately. */
    mayBePaid: async (entityName: PayableName, entityId: string, since: Date): Promise<boolean> =>
      (await db
        .selectFrom('payment')
        .innerJoin('invoice', 'invoice.id', 'payment.invoice_id')
        .select('payment.id')
        .where('invoice.entity_name', '=', entityName)
        .where('invoice.entity_id', '=', entityId)
        .where('payment.status', '=', 'PENDING')
        .where('payment.read_at', '>', since)
        .executeTakeFirst()) !== undefined,
  };
};
