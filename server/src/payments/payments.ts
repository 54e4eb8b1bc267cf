import { newId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { openInvoiceRepository } from './open-invoice.repository.ts';
import type { Payables, Payments } from './payable.ts';
import { type PaymentRow, paymentRepository } from './payment.repository.ts';
import { chooseProvider, type ProviderNeeds } from './providers/index.ts';
import { refundRepository } from './refund.repository.ts';

/** What the use cases of payments work with. */
export type PaymentsContext = ReturnType<typeof createPayments>;

/** Paying for something of another capability, which says by its `Payable` what is due and hears what came of it. */
export function createPayments(platform: ProviderNeeds, payables: Payables) {
  return { ...platform, ...chooseProvider(platform), payables };
}

/** What capabilities that are paid for ask of payments, in their own transactions. */
export const createPaymentsOfPayables = ({
  clock,
  database,
}: Pick<Platform, 'clock' | 'database'>): Payments => ({
  hasOpen: (transaction, entityName, paid, invoiceId) =>
    openInvoiceRepository(transaction).hasOpen(entityName, paid, { invoiceId, now: clock.now() }),

  owe: async (transaction, entityName, entityId, { reason, atMost = Number.POSITIVE_INFINITY }) => {
    const captured = await paymentRepository(transaction).capturedFor(entityName, entityId);
    let owed = 0;
    for (const { id, amount } of captured) {
      const part = { id, amount: Math.min(amount, atMost - owed) };
      if (part.amount === 0) break;
      const isAdded = await refundRepository(transaction).add(dueBack(part, reason, clock.now()));
      if (isAdded) owed += part.amount;
    }
    return owed;
  },

  refundsOf: (entityName, entityIds) =>
    refundRepository(database).ofEntities(entityName, entityIds),
});

/** That an amount of a payment goes back, as soon as the provider takes it. */
export const dueBack = (
  { id, amount }: Pick<PaymentRow, 'id' | 'amount'>,
  reason: string,
  now: Date,
) => ({
  id: newId(),
  payment_id: id,
  amount,
  reason,
  created_at: now,
  next_try_at: now,
});
