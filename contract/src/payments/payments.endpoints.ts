import { z } from 'zod';
import { anybody, endpoint, okOf } from '../kernel/index.ts';
import { PROVIDER_ID_MAX } from './payments.limits.ts';
import {
  invoiceSchema,
  newInvoiceSchema,
  TEST_DECISIONS,
  testCheckoutSchema,
} from './payments.schema.ts';

export const createInvoice = endpoint({
  method: 'POST',
  path: '/services/payment/api/invoices',
  who: { patient: ['own account', 'legal transition'] },
  access: 'session',
  summary: 'The payment page of a quote; one open page per quote.',
  body: newInvoiceSchema,
  response: okOf(invoiceSchema),
});

export const returnFromPayment = endpoint({
  method: 'POST',
  path: '/api/payments/invoices/:invoiceId/return',
  who: { patient: ['own account'] },
  access: 'session',
  summary:
    'The payer is back from the payment page: its provider is asked at once. What the page told is no proof.',
  params: z.object({ invoiceId: z.uuid() }),
  body: z.strictObject({ providerPaymentId: z.string().max(PROVIDER_ID_MAX).optional() }),
  response: okOf(z.object({ isOpen: z.boolean() })),
});

/** A provider's webhook about a payment. Only the id is used; the payment is fetched from the provider. */
const notice = z.looseObject({
  type: z.string().optional(),
  data: z.looseObject({ id: z.union([z.string(), z.number()]).optional() }).optional(),
});

export const receivePaymentNotice = endpoint({
  method: 'POST',
  path: '/api/payments/notices/:provider',
  who: anybody('provider signature'),
  access: 'public',
  summary: "A payment provider's signed message; the answer is empty.",
  params: z.object({ provider: z.string().max(32) }),
  query: z.looseObject({ 'data.id': z.string().max(128).optional() }),
  body: notice,
});

const checkout = z.object({ checkoutId: z.uuid() });

export const getTestCheckout = endpoint({
  method: 'GET',
  path: '/api/payments/test-checkouts/:checkoutId',
  who: { patient: ['own account'] },
  access: 'session',
  summary: "The test provider's payment page; not available in production.",
  params: checkout,
  response: okOf(testCheckoutSchema),
});

export const decideTestCheckout = endpoint({
  method: 'POST',
  path: '/api/payments/test-checkouts/:checkoutId/decision',
  who: { patient: ['own account', 'legal transition'] },
  access: 'session',
  summary: 'Approves, rejects or leaves pending; the order is told only by a signed message.',
  params: checkout,
  body: z.strictObject({ decision: z.enum(TEST_DECISIONS) }),
  response: okOf(testCheckoutSchema),
});
