import type { Centavos } from '@app/contract/kernel';
import type { Invoice, TakenBackKind } from '@app/contract/payments';

/** A request to the provider for a payment page. */
export type NewCheckout = {
  /** The provider's reference to us, by which its payments are found. */
  invoiceId: string;
  amount: Centavos;
  description: string;
  /** Path of our screen to which people return from the provider. */
  returnPath: string;
  expiresAt: Date;
};

export type Checkout = { checkoutId: string; link: string };

/** A payment as its provider returns it. */
export type ReadPayment = {
  id: string;
  /** The reference given with the page; not always one of ours. */
  invoiceId: string | undefined;
  amount: Centavos;
  /** How much of it was refunded. */
  refunded: Centavos;
  currency: string;
  /** REFUNDED once the full amount was refunded; IN_MEDIATION while a claim keeps it. */
  status: 'PENDING' | 'APPROVED' | 'REJECTED' | TakenBackKind;
};

/** A provider's message, as it arrived. */
export type ReceivedNotice = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
};

/** A message with a valid signature: that something happened to a payment, but not what. */
export type Notice = {
  eventId: string;
  /** Absent if the message is about something else than a payment. */
  paymentId: string | undefined;
};

/** A payment provider. Only what it answers when asked about a payment is trusted, not its messages (decision 0053). */
export type PaymentProvider = {
  /** Its name in the address of its messages, and in the database. */
  name: string;
  presentation: Invoice['presentation'];
  /** Whether a payer may try again on the same page after a rejected payment. */
  allowsRetry: boolean;
  /** Creates the page, or finds the one created for the same invoice. */
  openCheckout: (checkout: NewCheckout) => Promise<Checkout>;
  /** `undefined` if the provider did not sign the message, or not recently. */
  verifyNotice: (received: ReceivedNotice, now: Date) => Notice | undefined;
  readPayment: (paymentId: string) => Promise<ReadPayment | undefined>;
  /** Every payment of an invoice, in case no message came. */
  findPayments: (invoiceId: string) => Promise<ReadPayment[]>;
  /** Refunds a payment or a part of it, once per key; returns the provider's id of the refund. */
  refund: (paymentId: string, amount: Centavos, key: string) => Promise<string>;
};

/** The provider did not answer, or not in a usable way. */
export class ProviderFault extends Error {
  readonly status: number | undefined;
  constructor(message: string, options: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = options.status;
  }
}
