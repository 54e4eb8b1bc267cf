import type { DatabaseTransaction } from '../platform/database/database.ts';
import { noticesRepository } from './notices.repository.ts';
import type { PaymentsContext } from './payments.ts';
import {
  type Notice,
  ProviderFault,
  type ReadPayment,
  type ReceivedNotice,
} from './providers/index.ts';
import { settle } from './settle.ts';

/** The answer to a message's sender: only whether to send it again. */
export type Received = 'accepted' | 'refused' | 'again';

/**
 * Receives a provider's message. It is only a reason to ask: the payment is fetched from the provider (decision
 * 0053), once per message (requirement: signed notices).
 */
export async function receiveNotice(
  payments: PaymentsContext,
  providerName: string,
  received: ReceivedNotice,
): Promise<Received> {
  const { clock, database, log, provider } = payments;
  if (providerName !== provider.name) return 'refused';
  const notice = provider.verifyNotice(received, clock.now());
  if (!notice) {
    if (received.headers['x-signature'] !== undefined)
      await noticesRepository(database).countRefused(provider.name, clock.now());
    return 'refused';
  }
  const { eventId, paymentId } = notice;
  if (!paymentId) return 'accepted';
  if (await noticesRepository(database).hasNotice(provider.name, eventId)) return 'accepted';
  let read: ReadPayment | undefined;
  try {
    read = await provider.readPayment(paymentId);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    log.warn({ err: error }, 'payment not read back');
    return 'again';
  }
  // A payment may be told of before it can be read: the message has to come again.
  if (!read) return 'again';
  const afterCommit = await database
    .transaction()
    .execute((transaction) => settleOnce(payments, transaction, { eventId, paymentId }, read));
  await afterCommit?.();
  return 'accepted';
}

/** Stores the message first, so that a second copy waits for it without holding other locks. */
async function settleOnce(
  payments: PaymentsContext,
  transaction: DatabaseTransaction,
  { eventId, paymentId }: Required<Notice> & { paymentId: string },
  read: ReadPayment,
) {
  const isNew = await noticesRepository(transaction).addNotice({
    provider: payments.provider.name,
    event_id: eventId,
    provider_payment_id: paymentId,
    received_at: payments.clock.now(),
  });
  return isNew ? settle(payments, transaction, read) : undefined;
}
