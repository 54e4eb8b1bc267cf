import { pesosOf } from '@app/contract/kernel';
import type { TestCheckout, TestDecision } from '@app/contract/payments';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../payments.refusals.ts';
import { NOTICES_QUEUE } from './deliver-notice.ts';
import { type TestCheckoutRow, testCheckoutRepository } from './test-checkout.repository.ts';

/** The pages of the test provider, for their screen. */
export type TestCheckouts = {
  read: (accountId: string, checkoutId: string) => Promise<TestCheckout>;
  /** Stores a decision of the test provider, and sends its message. */
  decide: (accountId: string, checkoutId: string, decision: TestDecision) => Promise<TestCheckout>;
};

export function testCheckouts({
  clock,
  database,
  jobs,
}: Pick<Platform, 'clock' | 'database' | 'jobs'>): TestCheckouts {
  const read: TestCheckouts['read'] = async (accountId, checkoutId) => {
    const row = await testCheckoutRepository(database).findOfAccount(checkoutId, accountId);
    if (!row) throw refuse('payments.not-found');
    return presentCheckout(row, clock.now());
  };
  return {
    read,
    decide: async (accountId, checkoutId, decision) => {
      await read(accountId, checkoutId);
      const now = clock.now();
      const decided = await database.transaction().execute(async (transaction) => {
        const checkouts = testCheckoutRepository(transaction);
        const row = await checkouts.decide(checkoutId, decision, { paymentId: newId(), now });
        if (row) await jobs.enqueue(transaction, NOTICES_QUEUE, { paymentId: row.payment_id });
        return row;
      });
      if (decided) return presentCheckout(decided, now);
      const current = await read(accountId, checkoutId);
      throw refuse('payments.closed', undefined, { current });
    },
  };
}

const presentCheckout = (
  { amount, description, expires_at, id, status }: TestCheckoutRow,
  now: Date,
): TestCheckout => ({
  id,
  amount: pesosOf(amount),
  description,
  status: status === 'OPEN' && expires_at <= now ? 'CLOSED' : status,
});
