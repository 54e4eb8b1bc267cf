import { CURRENCY } from '@app/contract/kernel';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { invoiceRepository } from './invoice.repository.ts';
import type { AfterCommit } from './payable.ts';
import { type PaymentRow, paymentRepository } from './payment.repository.ts';
import type { InvoiceRow } from './payment-rows.ts';
import { dueBack, type PaymentsContext } from './payments.ts';
import type { ReadPayment } from './providers/index.ts';
import { refundRepository } from './refund.repository.ts';
import { takeBack } from './take-back.ts';

/** Why a payment is refunded. */
type Reason = 'another amount' | 'not waited for';

/**
 * Applies what a provider answered about a payment (requirement: payment read back), in one transaction that
 * locks the thing paid for before it writes anything of the payment. Repeated answers change nothing, in any
 * order (decision 0053).
 */
export async function settle(
  payments: PaymentsContext,
  transaction: DatabaseTransaction,
  read: ReadPayment,
): Promise<AfterCommit | undefined> {
  const { provider } = payments;
  const invoice = read.invoiceId
    ? await invoiceRepository(transaction).findById(read.invoiceId)
    : undefined;
  if (invoice?.provider !== provider.name) return undefined;
  const known = await paymentRepository(transaction).find(provider.name, read.id);
  // A payment stays with the first invoice that it was reported for.
  if (known && known.invoice_id !== invoice.id) return undefined;
  if (known?.status === 'APPROVED')
    return takeBack(payments, transaction, invoice, { payment: known, read });
  if (known?.status === read.status) return undefined;
  return STEPS[read.status]?.(payments, transaction, invoice, read);
}

type Step = (
  payments: PaymentsContext,
  transaction: DatabaseTransaction,
  invoice: InvoiceRow,
  read: ReadPayment,
) => Promise<AfterCommit | undefined>;

const paidOf = ({ entity_id, entity_version }: InvoiceRow) => ({
  entityId: entity_id,
  version: entity_version,
});

/** Lets a payment started on this page be repeated; one started on a later page is left alone. */
export const releaseOpen = async (
  { payables }: PaymentsContext,
  transaction: DatabaseTransaction,
  invoice: InvoiceRow,
): Promise<AfterCommit | undefined> =>
  invoice.status === 'OPEN'
    ? payables[invoice.entity_name].release(transaction, paidOf(invoice))
    : undefined;

/** A payment was captured: if it was expected, it pays; otherwise it is refunded (requirement: money goes back). */
const capture: Step = async (payments, transaction, invoice, read) => {
  const { amount, entity_name, id: invoiceId } = invoice;
  if (read.amount !== amount || read.currency !== CURRENCY) {
    const afterRelease = await releaseOpen(payments, transaction, invoice);
    await note(payments, transaction, invoice, read, 'another amount');
    return afterRelease;
  }
  const paid = { ...paidOf(invoice), amount, invoiceId };
  const afterConfirm = await payments.payables[entity_name].confirm(transaction, paid);
  if (!afterConfirm) {
    await note(payments, transaction, invoice, read, 'not waited for');
    return undefined;
  }
  const captured = await note(payments, transaction, invoice, read);
  // The payable accepted a payment that was already counted: roll both back.
  if (!captured) throw new Error('a payment was captured twice');
  await invoiceRepository(transaction).markPaid(invoice, payments.clock.now());
  return afterConfirm;
};

/** A payment failed: it can be repeated on the same page if the provider allows it, or on another page. */
const giveUp: Step = async (payments, transaction, invoice, read) => {
  const after = await releaseOpen(payments, transaction, invoice);
  await note(payments, transaction, invoice, read);
  if (!payments.provider.allowsRetry)
    await invoiceRepository(transaction).endOpen(invoice.id, 'FAILED', payments.clock.now());
  return after;
};

const wait: Step = async (payments, transaction, invoice, read) => {
  await note(payments, transaction, invoice, read);
  return undefined;
};

/** What was taken back before it was captured here is nothing to us. */
const STEPS: Partial<Record<ReadPayment['status'], Step>> = {
  APPROVED: capture,
  REJECTED: giveUp,
  PENDING: wait,
};

/** Stores what was read, and any refund due, with consecutive statements of one transaction. */
async function note(
  { clock, provider }: PaymentsContext,
  transaction: DatabaseTransaction,
  { id: invoice_id }: InvoiceRow,
  { amount, currency, id, status }: ReadPayment,
  reason?: Reason,
): Promise<PaymentRow | undefined> {
  const now = clock.now();
  const noted = await paymentRepository(transaction).note({
    id: newId(),
    provider: provider.name,
    provider_payment_id: id,
    invoice_id,
    amount,
    currency,
    status: status === 'PENDING' || status === 'REJECTED' ? status : 'APPROVED',
    read_at: now,
  });
  if (noted && reason) await refundRepository(transaction).add(dueBack(noted, reason, now));
  return noted;
}
