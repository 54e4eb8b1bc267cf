import { hkdfSync } from 'node:crypto';
import { CURRENCY } from '@app/contract/kernel';
import { z } from 'zod';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkSignature } from '../notice-signature.ts';
import {
  type NewCheckout,
  type PaymentProvider,
  ProviderFault,
  type ReadPayment,
} from '../payment-provider.ts';
import { type TestCheckoutRow, testCheckoutRepository } from './test-checkout.repository.ts';

export const TEST_PROVIDER = 'test';

const SECRET_BYTES = 32;

/** The test provider's key for signing messages, derived from the installation's secret. */
export const noticeSecret = (pepper: string): string =>
  Buffer.from(
    hkdfSync('sha256', pepper, '', 'notices of the test checkout', SECRET_BYTES),
  ).toString('hex');

/** A provider without real payments: on a page of the product, a person chooses the outcome. */
export function testCheckout(
  { database }: Pick<Platform, 'database'>,
  secret: string,
): PaymentProvider {
  const checkouts = testCheckoutRepository(database);
  return {
    name: TEST_PROVIDER,
    presentation: 'frame',
    allowsRetry: false,
    openCheckout: async ({ invoiceId, amount, description, expiresAt }: NewCheckout) => {
      const row = {
        id: newId(),
        invoice_id: invoiceId,
        amount,
        description,
        expires_at: expiresAt,
      };
      const { id } = await checkouts.addOnce(row);
      // Relative, since in development pages and calls have different ports.
      return { checkoutId: id, link: `/pago-de-prueba/${id}` };
    },
    verifyNotice: (received, now) => {
      const signed = checkSignature(secret, received, now);
      return signed && { eventId: signed.eventId, paymentId: signed.id };
    },
    readPayment: async (paymentId) => {
      const id = z.uuid().safeParse(paymentId).data;
      const row = id ? await checkouts.findByPayment(id) : undefined;
      return row && paymentOf(row);
    },
    findPayments: async (invoiceId) => {
      const row = await checkouts.findByInvoice(invoiceId);
      const payment = row && paymentOf(row);
      return payment ? [payment] : [];
    },
    refund: async (paymentId, amount, key) => {
      const row = await checkouts.refund(paymentId, amount, key);
      if (!row?.refund_id) throw new ProviderFault('there is nothing to give back');
      return row.refund_id;
    },
  };
}

const paymentOf = ({
  amount,
  invoice_id,
  payment_id,
  refunded,
  status,
}: TestCheckoutRow): ReadPayment | undefined =>
  payment_id === null || status === 'OPEN'
    ? undefined
    : {
        id: payment_id,
        invoiceId: invoice_id,
        amount,
        refunded: refunded ?? 0,
        currency: CURRENCY,
        status: refunded === amount ? 'REFUNDED' : status,
      };
