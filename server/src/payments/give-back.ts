import type { PaymentsContext } from './payments.ts';
import { type RefundToTry, refundTriesRepository } from './refund-tries.repository.ts';

const AT_ONCE = 20;
const LAST_ERROR_MAX = 200;

/**
 * Retries due refunds with the provider until they succeed, with growing pauses (requirement: money goes back).
 * Safe on several servers: each takes different ones, and the provider executes each key once.
 */
export async function giveBack(payments: PaymentsContext): Promise<void> {
  const { clock, database, log, provider } = payments;
  const refunds = refundTriesRepository(database);
  let taken: RefundToTry[];
  do {
    taken = await refunds.takeDue(provider.name, clock.now(), AT_ONCE);
    for (const due of taken)
      await refund(payments, due).catch((error: Error) => {
        log.warn({ err: error, refundId: due.id }, 'payment not given back');
        return refunds.markFailed(due.id, error.message.slice(0, LAST_ERROR_MAX));
      });
  } while (taken.length === AT_ONCE);
}

async function refund(payments: PaymentsContext, due: RefundToTry): Promise<void> {
  const { clock, database, payables } = payments;
  const refundId = await askForRefund(payments, due);
  const afterCommit = await database.transaction().execute(async (transaction) => {
    const refunds = refundTriesRepository(transaction);
    const isNow = await refunds.markRefunded(due.id, { now: clock.now(), refundId });
    return isNow ? payables[due.entity_name].refunded(transaction, due.entity_id, due) : undefined;
  });
  await afterCommit?.();
}

/** After the first attempt the payment is read first, since the answer of a successful refund may have been lost. */
async function askForRefund(
  { provider }: PaymentsContext,
  { amount, id, provider_payment_id, tries }: RefundToTry,
): Promise<string | null> {
  if (tries > 1) {
    const read = await provider.readPayment(provider_payment_id);
    // A payment has at most one refund due, so what was refunded is this one.
    if (read && read.refunded >= amount) return null;
  }
  return provider.refund(provider_payment_id, amount, id);
}
