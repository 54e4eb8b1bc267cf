import { z } from 'zod';
import { pesosSchema } from '../kernel/index.ts';
import { PAYABLES, TAKEN_BACK_KINDS } from './payments.schema.ts';

/** Where a payment stands. TAKEN_BACK: its provider took money back, and nobody decided yet. */
export const PAYMENT_STANDINGS = [
  'PAID',
  'TAKEN_BACK',
  'REFUND_DUE',
  'REFUNDED',
  'PENDING',
  'REJECTED',
] as const;
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number];

const instant = z.iso.datetime();

/** A payment with what became of it, as an accountant reads it. */
export const staffPaymentSchema = z.object({
  id: z.string(),
  /** When its provider last said something new about it. */
  at: instant,
  entityName: z.enum(PAYABLES),
  entityId: z.string(),
  /** What was paid, as on the payment page; names no medicine. */
  description: z.string(),
  provider: z.string(),
  /** The provider's number of the payment. */
  providerPaymentId: z.string(),
  amount: pesosSchema,
  currency: z.string(),
  standing: z.enum(PAYMENT_STANDINGS),
  /** What is or was refunded by us. */
  refund: z
    .object({
      amount: pesosSchema,
      refundedDate: instant.nullable(),
      /** The provider's number of the refund. */
      providerRefundId: z.string().nullable(),
    })
    .nullable(),
  /** What its provider took back, and what was decided about it. */
  takenBack: z
    .object({
      kind: z.enum(TAKEN_BACK_KINDS),
      amount: pesosSchema,
      takenDate: instant,
      /** When the provider said that it is approved after all. */
      returnedDate: instant.nullable(),
      decidedDate: instant.nullable(),
      reason: z.string().nullable(),
      /** Send it back with the decision (409 if stale). */
      version: z.number().int(),
    })
    .nullable(),
});
export type StaffPayment = z.infer<typeof staffPaymentSchema>;
