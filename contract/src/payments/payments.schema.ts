import { z } from 'zod';
import { CURRENCY, pesosSchema, priceSchema } from '../kernel/index.ts';

/** What can be paid. */
export const PAYABLES = ['PURCHASE_ORDER', 'PRIVATE_CONSULTATION'] as const;
export type PayableName = (typeof PAYABLES)[number];

/** How a provider takes captured money back: by hand, by a charge-back, or until a claim is settled. */
export const TAKEN_BACK_KINDS = ['REFUNDED', 'CHARGED_BACK', 'IN_MEDIATION'] as const;
export type TakenBackKind = (typeof TAKEN_BACK_KINDS)[number];

/**
 * What a patient wants to pay (specification, consultations: section 7). The amount is only compared with the
 * server's.
 */
export const newInvoiceSchema = z.strictObject({
  amount: priceSchema,
  currency: z.literal(CURRENCY, 'currency.unknown'),
  entityName: z.enum(PAYABLES),
  entityId: z.uuid(),
});

/** The provider's page where an invoice is paid. A quote always has the same page. */
export const invoiceSchema = z.object({
  id: z.string(),
  checkoutLink: z.string(),
  /** Whether the page can be embedded in a frame, or needs a redirect. */
  presentation: z.enum(['frame', 'redirect']),
  amount: pesosSchema,
  currency: z.literal(CURRENCY),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** What the test provider shows on its payment page. */
export const testCheckoutSchema = z.object({
  id: z.string(),
  amount: pesosSchema,
  description: z.string(),
  status: z.enum(['OPEN', 'APPROVED', 'REJECTED', 'PENDING', 'CLOSED']),
});
export type TestCheckout = z.infer<typeof testCheckoutSchema>;

/** The outcomes to choose on that page. A pending payment is decided later. */
export const TEST_DECISIONS = ['APPROVED', 'REJECTED', 'PENDING'] as const;
export type TestDecision = (typeof TEST_DECISIONS)[number];
