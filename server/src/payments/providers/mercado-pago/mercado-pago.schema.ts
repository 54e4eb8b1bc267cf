import { centavosOf, PRICE_MAX } from '@app/contract/kernel';
import { PROVIDER_ID_MAX } from '@app/contract/payments';
import { z } from 'zod';
import type { ReadPayment } from '../payment-provider.ts';

const PAGES = /(^|\.)mercadopago\.com(\.ar)?$/;

/** The page for paying; has to be on a Mercado Pago host, whatever the answer says. */
const pageSchema = z.url().refine((link) => {
  const { protocol, hostname } = new URL(link);
  return protocol === 'https:' && PAGES.test(hostname);
});

export const preferenceSchema = z.object({
  id: z.string().min(1).max(PROVIDER_ID_MAX),
  init_point: pageSchema,
});

const STATUSES: Record<string, ReadPayment['status']> = {
  approved: 'APPROVED',
  rejected: 'REJECTED',
  cancelled: 'REJECTED',
  refunded: 'REFUNDED',
  charged_back: 'CHARGED_BACK',
  in_mediation: 'IN_MEDIATION',
};

const WHOLLY_BACK = ['refunded', 'charged_back'];

const idSchema = z
  .union([z.string(), z.number().int()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,20}$/));

const amountSchema = z
  .number()
  .min(0)
  .max(PRICE_MAX * 1_000);

/** A Mercado Pago payment in the product's terms. A status that is not final, or unknown, is pending. */
export const paymentSchema = z
  .object({
    id: idSchema,
    status: z.string(),
    transaction_amount: amountSchema,
    transaction_amount_refunded: amountSchema.nullish(),
    currency_id: z.string().max(3),
    external_reference: z.string().nullish(),
  })
  .transform(
    ({
      id,
      status,
      transaction_amount,
      transaction_amount_refunded,
      currency_id,
      external_reference,
    }): ReadPayment => ({
      id,
      invoiceId: z.uuid().safeParse(external_reference).data,
      amount: centavosOf(transaction_amount),
      refunded: centavosOf(
        WHOLLY_BACK.includes(status) ? transaction_amount : (transaction_amount_refunded ?? 0),
      ),
      currency: currency_id,
      status: STATUSES[status] ?? 'PENDING',
    }),
  );

export const paymentsSchema = z.object({ results: z.array(paymentSchema) });

/** Excludes refused refunds; one in progress counts, so that it is not requested again. */
export const refundSchema = z.object({
  id: idSchema,
  status: z.enum(['approved', 'in_process']).optional(),
});
