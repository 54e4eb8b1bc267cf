import { newId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { openInvoiceRepository } from './open-invoice.repository.ts';
import type { Payables, Payments } from './payable.ts';
import { type PaymentRow, paymentRepository } from './payment.repository.ts';
import { chooseProvider, type ProviderNeeds } from './providers/index.ts';
import { refundRepository } from './refund.repository.ts';
import { takenBackDecisionsRepository } from './taken-back-decisions.repository.ts';

/** Context of the use cases of payments. */
export type PaymentsContext = ReturnType<typeof createPayments>;

/** Payments for other capabilities, whose `Payable` tells what is due and is told the result. */
export function createPayments(platform: ProviderNeeds, payables: Payables) {
  return { ...platform, ...chooseProvider(platform), payables };
}

/** The functions that payables call in their own transactions. */
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
      if (part.amount <= 0) continue;
      const isAdded = await refundRepository(transaction).add(dueBack(part, reason, clock.now()));
      if (isAdded) owed += part.amount;
    }
    return owed;
  },

  takenBackOf: (entityName, entityIds, transaction) =>
    takenBackDecisionsRepository(transaction ?? database).openOf(entityName, entityIds),

  refundsOf: (entityName, entityIds) =>
    refundRepository(database).ofEntities(entityName, entityIds),
});

/** Marks an amount of a payment for refund by the job. */
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
