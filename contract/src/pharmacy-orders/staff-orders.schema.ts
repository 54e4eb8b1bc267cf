import { z } from 'zod';
import { actReasonSchema } from '../approvals/index.ts';
import { OPEN_ORDER_STATUSES, ORDER_COMMANDS, ORDER_MOVERS } from './order-state.ts';
import { EXTENSION_HOURS } from './pharmacy-orders.limits.ts';
import { orderSchema } from './pharmacy-orders.schema.ts';

/** An order as staff reads it: statuses, times, amounts and people; never what was prescribed. */
export const staffOrderSchema = orderSchema
  .pick({
    id: true,
    purchaseOrderId: true,
    status: true,
    createdDate: true,
    expirationDate: true,
    promisedDate: true,
    total: true,
    deliveryCost: true,
    refund: true,
    takenBack: true,
    isServedElsewhere: true,
  })
  .extend({
    /** When it reached its current status. */
    movedDate: z.iso.datetime(),
    isLate: z.boolean(),
    deliveryKind: z.enum(['PICKUP', 'DELIVERY']),
    branch: z.object({ id: z.string(), name: z.string(), phoneNumber: z.string() }),
    /** The account that sent it. */
    buyer: z.object({ accountId: z.string(), name: z.string() }),
    /** Version of this order; send it back with an act (409 if stale). */
    version: z.number().int(),
  });
export type StaffOrder = z.infer<typeof staffOrderSchema>;

/** A step of an order. Texts of patient and branch are left out, since they may name a medicine. */
export const staffOrderStepSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  what: z.enum(['create', ...ORDER_COMMANDS]),
  mover: z.enum(ORDER_MOVERS),
  /** The member of staff who took the step, and the reason; null for steps of others. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
});
export type StaffOrderStep = z.infer<typeof staffOrderStepSchema>;

export const staffOrderSheetSchema = staffOrderSchema.extend({
  guideNumber: z.string().nullable(),
  history: z.array(staffOrderStepSchema),
});
export type StaffOrderSheet = z.infer<typeof staffOrderSheetSchema>;

/** Unfinished orders by status; the others are not counted, since they only grow. */
export const openOrderCountsSchema = z.record(z.enum(OPEN_ORDER_STATUSES), z.number().int());

/** By how much the quote is extended, and why. */
export const extensionSchema = z.strictObject({
  hours: z.number().refine((hours) => EXTENSION_HOURS.some((known) => known === hours), {
    message: 'hours.unknown',
  }),
  reason: actReasonSchema,
});

/** Why staff cancels an order; its patient and its branch read it. */
export const cancellationSchema = z.strictObject({ reason: actReasonSchema });

/** How many orders of a branch were cancelled, and how many are still open: shipped, being paid, or served in part. */
export const cancelledOrdersSchema = z.object({
  cancelled: z.number().int(),
  open: z.number().int(),
});
export type CancelledOrders = z.infer<typeof cancelledOrdersSchema>;
