import { CURRENCY, centavosOf, pesosOf } from '@app/contract/kernel';
import {
  CHECKOUT_MINUTES,
  type Invoice,
  type newInvoiceSchema,
  PAYMENT_MINUTES,
  RETURN_HOLD_SECONDS,
  RETURN_PARAMETER,
} from '@app/contract/payments';
import type { z } from 'zod';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { invoiceRepository } from './invoice.repository.ts';
import { openInvoiceRepository } from './open-invoice.repository.ts';
import { openedPagesRepository } from './opened-pages.repository.ts';
import type { InvoiceRow } from './payment-rows.ts';
import { refuse } from './payments.refusals.ts';
import type { PaymentsContext } from './payments.ts';
import { type Checkout, ProviderFault } from './providers/index.ts';
import { ASK_MINUTES, askAbout, minutesAfter } from './reconcile.ts';

type Asked = z.output<typeof newInvoiceSchema>;

/**
 * The payment page of something, one per version, however often it is requested
 * (requirement: one payment page). The row is committed before the provider is asked, so that another call can continue
 * after a crash.
 */
export async function createInvoice(
  payments: PaymentsContext,
  actor: Actor,
  asked: Asked,
): Promise<Invoice> {
  await requireNotPaid(payments, actor, asked);
  const { invoice, returnPath } = await findOrAdd(payments, actor, asked);
  const link = invoice.link ?? (await openPage(payments, invoice, returnPath));
  return {
    id: invoice.id,
    checkoutLink: link,
    presentation: payments.provider.presentation,
    amount: pesosOf(invoice.amount),
    currency: CURRENCY,
  };
}

/**
 * Asks about every page that was opened for it before, and refuses another one while it may have been paid
 * (requirement: back from the payment page).
 */
async function requireNotPaid(
  payments: PaymentsContext,
  { accountId }: Actor,
  { entityId, entityName }: Asked,
): Promise<void> {
  const { clock, database, provider } = payments;
  const pages = await openedPagesRepository(database).opened(entityName, entityId, accountId);
  if (pages.length === 0) return;
  try {
    for (const page of pages) await askAbout(payments, page);
  } catch (error) {
    throw unavailable(payments, error);
  }
  // A page that takes one payment cannot be paid twice.
  if (!provider.allowsRetry) return;
  const now = clock.now();
  const isJustBack = pages.some(
    ({ returned_at }) =>
      returned_at && now.getTime() - returned_at.getTime() < RETURN_HOLD_SECONDS * 1_000,
  );
  const since = minutesAfter(now, -PAYMENT_MINUTES);
  const [mayBePaid, still] = await Promise.all([
    openedPagesRepository(database).mayBePaid(entityName, entityId, since),
    openedPagesRepository(database).opened(entityName, entityId, accountId),
  ]);
  if (mayBePaid || (isJustBack && still.length > 0)) throw refuse('payments.maybe-paid');
}

function unavailable({ log }: PaymentsContext, error: unknown) {
  if (!(error instanceof ProviderFault)) return error;
  log.warn({ err: error }, 'no payment page');
  return refuse('payments.provider-unavailable');
}

const findOrAdd = (
  { clock, database, payables, provider }: PaymentsContext,
  actor: Actor,
  { amount, entityId, entityName }: Asked,
): Promise<{ invoice: InvoiceRow; returnPath: string }> =>
  database.transaction().execute(async (transaction) => {
    const due = await payables[entityName].lock(transaction, actor, entityId);
    if (due === undefined) throw refuse('payments.not-found');
    if (due === null || due.amount === 0) throw refuse('payments.not-payable');
    if (due.amount !== centavosOf(amount)) {
      const current = { amount: pesosOf(due.amount) };
      throw refuse('payments.amount-changed', undefined, { current });
    }
    const invoices = openInvoiceRepository(transaction);
    const now = clock.now();
    await invoices.closeStale(entityName, { entityId, version: due.version }, now);
    const invoice = await invoices.addOnce({
      id: newId(),
      entity_name: entityName,
      entity_id: entityId,
      entity_version: due.version,
      account_id: actor.accountId,
      provider: provider.name,
      amount: due.amount,
      currency: CURRENCY,
      description: due.description,
      created_at: now,
      expires_at: minutesAfter(now, CHECKOUT_MINUTES),
      ask_at: minutesAfter(now, ASK_MINUTES),
    });
    return { invoice, returnPath: due.returnPath };
  });

/** Asks the provider for the page, outside any transaction. */
async function openPage(
  payments: PaymentsContext,
  { amount, description, expires_at, id }: InvoiceRow,
  returnPath: string,
): Promise<string> {
  const { database, provider } = payments;
  let page: Checkout;
  try {
    page = await provider.openCheckout({
      invoiceId: id,
      amount,
      description,
      returnPath: withInvoice(returnPath, id),
      expiresAt: expires_at,
    });
  } catch (error) {
    throw unavailable(payments, error);
  }
  const { checkoutId: checkout_id, link } = page;
  await openInvoiceRepository(database).keepPage(id, { checkout_id, link });
  return (await invoiceRepository(database).findById(id))?.link ?? link;
}

/** Names the invoice in the address of return, so that the screen can have its provider asked. */
const withInvoice = (returnPath: string, id: string): string =>
  `${returnPath}?${RETURN_PARAMETER}=${id}`;
