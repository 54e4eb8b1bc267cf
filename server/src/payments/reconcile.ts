import { PAYMENT_MINUTES } from '@app/contract/payments';
import { invoiceRepository } from './invoice.repository.ts';
import { paymentRepository } from './payment.repository.ts';
import type { InvoiceRow } from './payment-rows.ts';
import type { PaymentsContext } from './payments.ts';
import type { ReadPayment } from './providers/index.ts';
import { releaseOpen, settle } from './settle.ts';

/** Minutes between two questions about the same page. */
export const ASK_MINUTES = 5;
/** The same for a payment that is still pending after the page expired. */
const PENDING_MINUTES = 60;
const AT_ONCE = 20;

export const minutesAfter = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() + minutes * 60_000);

/**
 * Asks the provider about pages without a message. Payments without a result by then can be paid again, and
 * expired pages are closed (requirement: payment without result). Safe on several servers: each takes different
 * ones.
 */
export async function reconcile(payments: PaymentsContext): Promise<void> {
  const { clock, database, log, provider } = payments;
  const now = clock.now();
  const toAsk = { again: minutesAfter(now, ASK_MINUTES), atMost: AT_ONCE };
  let taken: InvoiceRow[];
  do {
    taken = await invoiceRepository(database).takeToAsk(provider.name, now, toAsk);
    for (const invoice of taken)
      await ask(payments, invoice).catch((error: unknown) =>
        log.warn({ err: error }, 'provider not asked about a payment'),
      );
  } while (taken.length === AT_ONCE);
}

/** Asks the provider about every payment of a page, and applies what it answers. */
export async function askAbout(
  payments: PaymentsContext,
  { id }: Pick<InvoiceRow, 'id'>,
): Promise<void> {
  for (const read of await payments.provider.findPayments(id)) await apply(payments, read);
}

export async function apply(payments: PaymentsContext, read: ReadPayment): Promise<void> {
  const afterCommit = await payments.database
    .transaction()
    .execute((transaction) => settle(payments, transaction, read));
  await afterCommit?.();
}

async function ask(payments: PaymentsContext, invoice: InvoiceRow): Promise<void> {
  const { clock, database } = payments;
  await askAbout(payments, invoice);
  const now = clock.now();
  if (minutesAfter(invoice.created_at, PAYMENT_MINUTES) <= now) await release(payments, invoice);
  // Ask once more after the page expires.
  const isOver = minutesAfter(invoice.expires_at, ASK_MINUTES) <= now;
  if (!isOver) return;
  const isPending = await paymentRepository(database).hasPending(invoice.id);
  const next = isPending ? minutesAfter(now, PENDING_MINUTES) : null;
  await invoiceRepository(database).askAt(invoice.id, next);
}

/** Lets what had no result be paid again, and closes an expired page. */
async function release(payments: PaymentsContext, { id }: InvoiceRow): Promise<void> {
  const { clock, database } = payments;
  const afterCommit = await database.transaction().execute(async (transaction) => {
    const invoices = invoiceRepository(transaction);
    const invoice = await invoices.findById(id);
    const after = invoice && (await releaseOpen(payments, transaction, invoice));
    const now = clock.now();
    if (invoice && invoice.expires_at <= now) await invoices.endOpen(id, 'CLOSED', now);
    return after;
  });
  await afterCommit?.();
}
