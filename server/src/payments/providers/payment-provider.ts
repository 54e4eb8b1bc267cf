import type { Centavos } from '@app/contract/kernel';
import type { Invoice } from '@app/contract/payments';

/** What a provider is asked to show a page for. */
export type NewCheckout = {
  /** The provider's reference to us: each of its payments is found by it. */
  invoiceId: string;
  amount: Centavos;
  description: string;
  /** Path of our screen to which the provider brings people back. */
  returnPath: string;
  expiresAt: Date;
};

export type Checkout = { checkoutId: string; link: string };

/** A payment as its provider tells it when it is asked. */
export type ReadPayment = {
  id: string;
  /** What was given as reference when the page was made; not always one of ours. */
  invoiceId: string | undefined;
  amount: Centavos;
  /** How much of it went back. */
  refunded: Centavos;
  currency: string;
  /** REFUNDED once all of it went back. */
  status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'REFUNDED';
};

/** A message of a provider, as it arrived. */
export type ReceivedNotice = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
};

/** What a message says once its signature was checked: that something happened to a payment, nothing about it. */
export type Notice = {
  eventId: string;
  /** Absent where the message is about something else than a payment. */
  paymentId: string | undefined;
};

/** Whom people pay. What it says of a payment is believed only where it was asked for it (decision 0053). */
export type PaymentProvider = {
  /** Its name in the address of its messages, and in our rows. */
  name: string;
  presentation: Invoice['presentation'];
  /** Whether whose payment was rejected may try again on the same page. */
  allowsRetry: boolean;
  /** Makes the page, or finds the one that was made for the same invoice. */
  openCheckout: (checkout: NewCheckout) => Promise<Checkout>;
  /** `undefined` where the provider did not sign the message, or not lately. */
  verifyNotice: (received: ReceivedNotice, now: Date) => Notice | undefined;
  readPayment: (paymentId: string) => Promise<ReadPayment | undefined>;
  /** Every payment of an invoice, for when no message came. */
  findPayments: (invoiceId: string) => Promise<ReadPayment[]>;
  /** Gives a payment or a part of it back, once for each key; answers the provider's id of the refund. */
  refund: (paymentId: string, amount: Centavos, key: string) => Promise<string>;
};

/** The provider did not answer, or nothing that can be used. */
export class ProviderFault extends Error {
  readonly status: number | undefined;
  constructor(message: string, options: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = options.status;
  }
}
