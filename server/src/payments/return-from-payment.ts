import type { Actor } from '../platform/http/actor.ts';
import { invoiceRepository } from './invoice.repository.ts';
import { refuse } from './payments.refusals.ts';
import type { PaymentsContext } from './payments.ts';
import { ProviderFault } from './providers/index.ts';
import { apply, askAbout } from './reconcile.ts';

/**
 * Somebody is back from the payment page: the provider is asked at once, and until its answer no other page is
 * opened. What the page gave them is only a reason to ask (requirement: back from the payment page).
 */
export async function returnFromPayment(
  payments: PaymentsContext,
  { accountId }: Actor,
  invoiceId: string,
  providerPaymentId: string | undefined,
): Promise<{ isOpen: boolean }> {
  const { clock, database, log, provider } = payments;
  const invoices = invoiceRepository(database);
  const invoice = await invoices.findById(invoiceId);
  if (invoice?.account_id !== accountId || invoice.provider !== provider.name)
    throw refuse('payments.not-found');
  if (invoice.status !== 'OPEN') return { isOpen: false };
  if (providerPaymentId !== undefined) await invoices.markReturned(invoiceId, clock.now());
  try {
    const read =
      providerPaymentId === undefined ? undefined : await provider.readPayment(providerPaymentId);
    if (read?.invoiceId === invoiceId) await apply(payments, read);
    else await askAbout(payments, invoice);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    log.warn({ err: error }, 'provider not asked about a payment');
  }
  return { isOpen: (await invoices.findById(invoiceId))?.status === 'OPEN' };
}
