import type { Database } from '../platform/database/database.ts';
import type { InvoiceRow, InvoiceTable } from './payment-rows.ts';

type End = 'CLOSED' | 'FAILED' | 'PAID';

/** Changes of invoices. */
export const invoiceRepository = (database: Database) => {
  const db = database.withTables<{ invoice: InvoiceTable }>();
  const end = (status: End, now: Date) => db.updateTable('invoice').set({ status, ended_at: now });
  return {
    findById: (id: string): Promise<InvoiceRow | undefined> =>
      db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Marks an invoice as paid, even if its page had ended; other pages of the same entity are closed. */
    markPaid: async ({ id, entity_id, entity_name }: InvoiceRow, now: Date): Promise<void> => {
      await end('PAID', now).where('id', '=', id).execute();
      await end('CLOSED', now)
        .where('entity_name', '=', entity_name)
        .where('entity_id', '=', entity_id)
        .where('status', '=', 'OPEN')
        .execute();
    },

    endOpen: (id: string, status: 'CLOSED' | 'FAILED', now: Date) =>
      end(status, now).where('id', '=', id).where('status', '=', 'OPEN').execute(),

    /** Its payer came back with a payment; the first time counts, so that nobody holds a page for ever. */
    markReturned: (id: string, returned_at: Date) =>
      db
        .updateTable('invoice')
        .set({ returned_at })
        .where('id', '=', id)
        .where('returned_at', 'is', null)
        .execute(),

    /** Takes the invoices that are due for a question to the provider; another server gets others. */
    takeToAsk: (provider: string, now: Date, { again, atMost }: { again: Date; atMost: number }) =>
      db
        .updateTable('invoice')
        .set({ ask_at: again })
        .where('id', 'in', (one) =>
          one
            .selectFrom('invoice')
            .select('id')
            .where('ask_at', '<=', now)
            .where('provider', '=', provider)
            .orderBy('ask_at')
            .limit(atMost)
            .forNoKeyUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute(),

    /** When the provider is asked next; null for never. */
    askAt: (id: string, ask_at: Date | null) =>
      db.updateTable('invoice').set({ ask_at }).where('id', '=', id).execute(),
  };
};
