import { z } from 'zod';
import { actReasonSchema } from '../approvals/index.ts';
import { OPEN_ORDER_STATUSES, ORDER_COMMANDS, ORDER_MOVERS } from './order-state.ts';
import { EXTENSION_HOURS } from './pharmacy-orders.limits.ts';
import { orderSchema } from './pharmacy-orders.schema.ts';

/** An order as staff reads it: states, times, amounts and who, never what was prescribed. */
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
  })
  .extend({
    /** Since when it stands where it stands. */
    movedDate: z.iso.datetime(),
    isLate: z.boolean(),
    deliveryKind: z.enum(['PICKUP', 'DELIVERY']),
    branch: z.object({ id: z.string(), name: z.string(), phoneNumber: z.string() }),
    /** Who sent it. */
    buyer: z.object({ accountId: z.string(), name: z.string() }),
    /** Of what was read: an act has to name it. */
    version: z.number().int(),
  });
export type StaffOrder = z.infer<typeof staffOrderSchema>;

/** A step of an order. What patient and branch wrote is not told: it may name a medicine. */
export const staffOrderStepSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  what: z.enum(['create', ...ORDER_COMMANDS]),
  mover: z.enum(ORDER_MOVERS),
  /** Which member of staff, and why; null of others. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
});
export type StaffOrderStep = z.infer<typeof staffOrderStepSchema>;

export const staffOrderSheetSchema = staffOrderSchema.extend({
  guideNumber: z.string().nullable(),
  history: z.array(staffOrderStepSchema),
});
export type StaffOrderSheet = z.infer<typeof staffOrderSheetSchema>;

/** Open orders by where they stand; the others are not counted, they only grow. */
export const openOrderCountsSchema = z.record(z.enum(OPEN_ORDER_STATUSES), z.number().int());

/** How much longer a quote is valid, and why. */
export const extensionSchema = z.strictObject({
  hours: z.number().refine((hours) => EXTENSION_HOURS.some((known) => known === hours), {
    message: 'hours.unknown',
  }),
  reason: actReasonSchema,
});

/** Why staff cancels an order: its patient and its branch read it. */
export const cancellationSchema = z.strictObject({ reason: actReasonSchema });
