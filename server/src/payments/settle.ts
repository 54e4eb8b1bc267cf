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

/** Why money goes back that somebody paid. */
type Reason = 'another amount' | 'not waited for';

/**
 * Applies what a provider answered about a payment (requirement: payment read back), in one transaction that locks what is paid before it writes
 * anything of the payment. The same answer again changes nothing, in whatever order answers come (decision 0053).
 */
export async function settle(
  payments: PaymentsContext,
  transaction: DatabaseTransaction,
  read: ReadPayment,
): Promise<AfterCommit | undefined> {
  const { log, provider } = payments;
  const invoice = read.invoiceId
    ? await invoiceRepository(transaction).findById(read.invoiceId)
    : undefined;
  if (invoice?.provider !== provider.name) return undefined;
  const known = await paymentRepository(transaction).find(provider.name, read.id);
  // A payment stays with the invoice that it was first told of.
  if (known && known.invoice_id !== invoice.id) return undefined;
  if (read.status === 'REFUNDED') {
    if (known) log.info({ paymentId: known.id }, 'a payment went back at the provider');
    return undefined;
  }
  if (known?.status === 'APPROVED' || known?.status === read.status) return undefined;
  const steps = { APPROVED: capture, REJECTED: giveUp, PENDING: wait };
  return steps[read.status](payments, transaction, invoice, read);
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

/** What was begun on this page may be paid again; what was begun on a later one is left alone. */
export const releaseOpen = async (
  { payables }: PaymentsContext,
  transaction: DatabaseTransaction,
  invoice: InvoiceRow,
): Promise<AfterCommit | undefined> =>
  invoice.status === 'OPEN'
    ? payables[invoice.entity_name].release(transaction, paidOf(invoice))
    : undefined;

/** Money arrived: what was waited for is paid by it, and any other goes back (requirement: money goes back). */
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
  // What is paid changed by a payment that was counted before: neither of the two may be stored.
  if (!captured) throw new Error('a payment was captured twice');
  await invoiceRepository(transaction).markPaid(invoice, payments.clock.now());
  return afterConfirm;
};

/** A payment failed: what it was for may be paid again, here where the provider lets people, or on another page. */
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

/** Stores what was read, and in the same breath what has to go back of it. */
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
    status: status === 'REFUNDED' ? 'APPROVED' : status,
    read_at: now,
  });
  if (noted && reason) await refundRepository(transaction).add(dueBack(noted, reason, now));
  return noted;
}
