import { CURRENCY, pesosOf } from '@app/contract/kernel';
import { checkSignature } from '../notice-signature.ts';
import {
  type NewCheckout,
  type PaymentProvider,
  ProviderFault,
  type ReadPayment,
  type ReceivedNotice,
} from '../payment-provider.ts';
import { askMercadoPago, type MercadoPagoAccount } from './ask-mercado-pago.ts';
import {
  paymentSchema,
  paymentsSchema,
  preferenceSchema,
  refundSchema,
} from './mercado-pago.schema.ts';

const NAME = 'mercado-pago';
const PAYMENT_ID = /^\d+$/;

export type MercadoPagoSettings = MercadoPagoAccount & {
  webhookSecret: string;
  /** The installation's address, for messages and returning people. */
  publicUrl: string;
};

/** Mercado Pago's Checkout Pro: people pay on its own page and come back. */
export function mercadoPago(settings: MercadoPagoSettings): PaymentProvider {
  const { webhookSecret, publicUrl } = settings;
  return {
    name: NAME,
    presentation: 'redirect',
    allowsRetry: true,
    openCheckout: async (checkout) => {
      const question = {
        method: 'POST',
        path: '/checkout/preferences',
        body: preferenceOf(checkout, publicUrl),
        key: checkout.invoiceId,
      } as const;
      const { id, init_point } = await askMercadoPago(settings, question, preferenceSchema);
      return { checkoutId: id, link: init_point };
    },
    verifyNotice: (received, now) => verify(webhookSecret, received, now),
    readPayment: (paymentId) => readPayment(settings, paymentId),
    findPayments: async (invoiceId) => {
      const path = `/v1/payments/search?external_reference=${invoiceId}&sort=date_created&criteria=desc`;
      return (await askMercadoPago(settings, { method: 'GET', path }, paymentsSchema)).results;
    },
    refund: async (paymentId, amount, key) => {
      const path = `/v1/payments/${paymentId}/refunds`;
      const question = { method: 'POST', path, body: { amount: pesosOf(amount) }, key } as const;
      return (await askMercadoPago(settings, question, refundSchema)).id;
    },
  };
}

/** A request for a payment page, as Mercado Pago documents it. */
const preferenceOf = (
  { invoiceId, amount, description, returnPath, expiresAt }: NewCheckout,
  publicUrl: string,
) => {
  const back = new URL(returnPath, publicUrl).href;
  return {
    items: [
      {
        id: invoiceId,
        title: description,
        quantity: 1,
        unit_price: pesosOf(amount),
        currency_id: CURRENCY,
      },
    ],
    external_reference: invoiceId,
    // Without it, the older, unsigned messages are sent too.
    notification_url: new URL(`/api/payments/notices/${NAME}?source_news=webhooks`, publicUrl).href,
    back_urls: { success: back, pending: back, failure: back },
    auto_return: 'approved',
    // Approved or rejected at once: a quote does not wait for a payment in cash.
    binary_mode: true,
    expires: true,
    expiration_date_to: expiresAt.toISOString().replace('Z', '+00:00'),
  };
};

function verify(secret: string, received: ReceivedNotice, now: Date) {
  const signed = checkSignature(secret, received, now);
  if (!signed) return undefined;
  const { type = 'payment' } = received.body;
  const isPayment = type === 'payment' && PAYMENT_ID.test(signed.id);
  return { eventId: signed.eventId, paymentId: isPayment ? signed.id : undefined };
}

async function readPayment(
  account: MercadoPagoAccount,
  paymentId: string,
): Promise<ReadPayment | undefined> {
  if (!PAYMENT_ID.test(paymentId)) return undefined;
  const question = { method: 'GET', path: `/v1/payments/${paymentId}` } as const;
  try {
    const payment = await askMercadoPago(account, question, paymentSchema);
    if (payment.id !== paymentId) throw new ProviderFault('another payment was answered');
    return payment;
  } catch (error) {
    if (error instanceof ProviderFault && error.status === 404) return undefined;
    throw error;
  }
}
