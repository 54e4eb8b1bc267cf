import type { PaymentsContext } from './payments.ts';
import { type RefundToTry, refundTriesRepository } from './refund-tries.repository.ts';

const AT_ONCE = 20;
const LAST_ERROR_MAX = 200;

/**
 * Gives back what is due, by the provider, until it took it, with growing pauses (requirement: money goes back). Safe on
 * several servers: each takes others, and the provider does it once for each key.
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

/** An answer that got lost must not keep the money due: after the first try the provider is asked first. */
async function askForRefund(
  { provider }: PaymentsContext,
  { amount, id, provider_payment_id, tries }: RefundToTry,
): Promise<string | null> {
  if (tries > 1) {
    const read = await provider.readPayment(provider_payment_id);
    // Of a payment something is due back once: what went back of it is what was asked for.
    if (read && read.refunded >= amount) return null;
  }
  return provider.refund(provider_payment_id, amount, id);
}
