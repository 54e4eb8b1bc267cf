import type { PayableName } from '@app/contract/payments';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Paid } from './payable.ts';
import type { InvoiceRow, InvoiceTable } from './payment-rows.ts';

/** Payment pages while they are open. */
export const openInvoiceRepository = (database: Database) => {
  const db = database.withTables<{ invoice: InvoiceTable }>();
  const open = (entityName: PayableName, { entityId, version }: Paid) =>
    db
      .selectFrom('invoice')
      .selectAll()
      .where('entity_name', '=', entityName)
      .where('entity_id', '=', entityId)
      .where('entity_version', '=', version)
      .where('status', '=', 'OPEN');
  return {
    /** Adds an invoice, unless one of the same version is open, and returns the open one. */
    addOnce: async (row: Insertable<InvoiceTable>): Promise<InvoiceRow> => {
      await db
        .insertInto('invoice')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['entity_name', 'entity_id', 'entity_version'])
            // A literal, since a parameter would not match the partial index.
            .where('status', '=', sql.lit('OPEN'))
            .doNothing(),
        )
        .execute();
      const paid = { entityId: row.entity_id, version: row.entity_version };
      return open(row.entity_name, paid).executeTakeFirstOrThrow();
    },

    /** Ends an entity's open pages that can no longer be paid: expired, or of an earlier version. */
    closeStale: (entityName: PayableName, { entityId, version }: Paid, now: Date) =>
      db
        .updateTable('invoice')
        .set({ status: 'CLOSED', ended_at: now })
        .where('entity_name', '=', entityName)
        .where('entity_id', '=', entityId)
        .where('status', '=', 'OPEN')
        .where((is) => is.or([is('entity_version', '<>', version), is('expires_at', '<=', now)]))
        .execute(),

    /** Stores the provider's page; if two calls requested it, the first one is kept. */
    keepPage: (id: string, page: { checkout_id: string; link: string }) =>
      db.updateTable('invoice').set(page).where('id', '=', id).where('link', 'is', null).execute(),

    /** Whether a page of this version still accepts a payment. */
    hasOpen: async (
      entityName: PayableName,
      paid: Paid,
      { invoiceId, now }: { invoiceId: string | undefined; now: Date },
    ): Promise<boolean> => {
      const found = await open(entityName, paid)
        .where('expires_at', '>', now)
        .$if(invoiceId !== undefined, (query) =>
          query.where('id', '=', invoiceId ?? '').where('link', 'is not', null),
        )
        .executeTakeFirst();
      return found !== undefined;
    },
  };
};
