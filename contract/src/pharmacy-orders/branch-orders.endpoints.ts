import { z } from 'zod';
import {
  counterPrescriptionSchema,
  dispensingSchema,
  newOrderDispensingSchema,
} from '../dispensing/index.ts';
import { endpoint, listOf, okOf, pageInAddress } from '../kernel/index.ts';
import { priceOfferSchema } from '../price-list/index.ts';
import { ORDER_PAGE } from './pharmacy-orders.limits.ts';
import {
  deliveryAddressSchema,
  deliveryProofSchema,
  newQuoteSchema,
  orderCountsSchema,
  orderExtraSchema,
  orderReasonSchema,
  orderSchema,
  quotedItemSchema,
  shipmentSchema,
  statusesInAddress,
} from './pharmacy-orders.schema.ts';

/** Where a branch delivers an order; the address is null once the order ended. */
const branchDeliverySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PICKUP') }),
  z.object({ kind: z.literal('DELIVERY'), address: deliveryAddressSchema.nullable() }),
]);

/** An order as its branch reads it, with the person to call, whose telephone is null once the order ended. */
export const branchOrderSchema = orderSchema.extend({
  delivery: branchDeliverySchema,
  buyer: z.object({ name: z.string(), phone_number: z.string().nullable() }),
});
export type BranchOrder = z.infer<typeof branchOrderSchema>;

/** Everything a branch needs to quote and serve an order; without prescriptions once it ended. */
export const branchOrderDetailSchema = z.object({
  order: branchOrderSchema,
  prescriptions: z.array(counterPrescriptionSchema),
  items: z.array(quotedItemSchema),
  extras: z.array(orderExtraSchema),
  /** The branch's own products for each line: every brand of the ingredient (requirement: all brands). */
  offers: z.array(
    z.object({
      prescriptionId: z.string(),
      item: z.number().int(),
      brands: z.array(priceOfferSchema),
    }),
  ),
  /** What the branch handed over since the payment or, before that, since the order was sent, until it ended. */
  dispensings: z.array(dispensingSchema),
});
export type BranchOrderDetail = z.infer<typeof branchOrderDetailSchema>;

const ORDERS = '/api/pharmacy/orders';
const who = { pharmacy: ['own branch', 'legal transition'] } as const;
const params = z.object({ orderId: z.uuid() });
const response = okOf(branchOrderSchema);

export const listBranchOrders = endpoint({
  method: 'GET',
  path: ORDERS,
  who: { pharmacy: ['own branch'] },
  access: 'session',
  summary: `Orders of the caller's branch in some statuses, the longest waiting first, ${ORDER_PAGE} per page.`,
  query: z.object({ statuses: statusesInAddress, page: pageInAddress }),
  response: listOf(branchOrderSchema),
});

export const countBranchOrders = endpoint({
  method: 'GET',
  path: `${ORDERS}/counts`,
  who: { pharmacy: ['own branch'] },
  access: 'session',
  summary: "Orders of the caller's branch by status.",
  response: okOf(orderCountsSchema),
});

export const getBranchOrder = endpoint({
  method: 'GET',
  path: `${ORDERS}/:orderId`,
  who: { pharmacy: ['own branch'] },
  access: 'session',
  summary:
    "An order of the caller's branch with its quote and what was dispensed, and with its prescriptions until it ended.",
  params,
  response: okOf(branchOrderDetailSchema),
});

export const findOrderOfPrescription = endpoint({
  method: 'GET',
  path: `${ORDERS}/of-prescription/:prescriptionId`,
  who: { pharmacy: ['own branch'] },
  access: 'session',
  summary:
    "The order of the caller's branch that holds a prescription, until it is delivered, or null: its medicines may be paid already.",
  params: z.object({ prescriptionId: z.uuid() }),
  response: okOf(orderSchema.pick({ id: true, purchaseOrderId: true, status: true }).nullable()),
});

export const quoteOrder = endpoint({
  method: 'PUT',
  path: `${ORDERS}/:orderId/quote`,
  who,
  access: 'session',
  summary:
    'Quotes an order, over the quote that was read (version 0 if there was none); a quote can be corrected until its payment page is opened.',
  params,
  ifMatch: true,
  body: newQuoteSchema,
  response,
});

export const withdrawQuote = endpoint({
  method: 'POST',
  path: `${ORDERS}/:orderId/quote/withdrawal`,
  who,
  access: 'session',
  summary:
    'Takes the quote of an order back, with a reason that its patient reads; the order waits for another one.',
  params,
  body: orderReasonSchema,
  response,
});

export const declineOrder = endpoint({
  method: 'POST',
  path: `${ORDERS}/:orderId/decline`,
  who,
  access: 'session',
  summary: 'Declines an order, with a reason; its payment is refunded.',
  params,
  body: orderReasonSchema,
  response,
});

export const refuseCancellation = endpoint({
  method: 'POST',
  path: `${ORDERS}/:orderId/cancellation/refusal`,
  who,
  access: 'session',
  summary:
    'Says no to the patient who asked to cancel a paid order, with words that they read; declining it refunds it.',
  params,
  body: orderReasonSchema,
  response,
});

export const dispenseOrder = endpoint({
  method: 'POST',
  path: `${ORDERS}/:orderId/dispensings`,
  who,
  access: 'session',
  summary: 'Dispenses one prescription of a paid order, only once.',
  params,
  body: newOrderDispensingSchema,
  response: okOf(dispensingSchema),
});

export const shipOrder = endpoint({
  method: 'POST',
  path: `${ORDERS}/:orderId/shipment`,
  who,
  access: 'session',
  summary:
    'Ships a dispensed order, or sets it ready for pickup; what was paid and not handed over is refunded.',
  params,
  body: shipmentSchema,
  response,
});

export const proveOrderDelivery = endpoint({
  method: 'POST',
  path: `${ORDERS}/:orderId/delivery`,
  who,
  access: 'session',
  summary: "Closes an order that was delivered a week ago without the patient's confirmation.",
  params,
  body: deliveryProofSchema,
  response,
});
