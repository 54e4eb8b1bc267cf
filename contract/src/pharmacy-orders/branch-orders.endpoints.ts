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

/** An order as its branch reads it, including the person to call. */
export const branchOrderSchema = orderSchema.extend({
  buyer: z.object({ name: z.string(), phone_number: z.string().nullable() }),
});
export type BranchOrder = z.infer<typeof branchOrderSchema>;

/** Everything a branch needs to quote and serve an order. */
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
  /** What the branch handed over since the payment or, before that, since the order was sent. */
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
  summary: `Orders of the own branch that stand somewhere, the longest waiting first, ${ORDER_PAGE} a page.`,
  query: z.object({ statuses: statusesInAddress, page: pageInAddress }),
  response: listOf(branchOrderSchema),
});

export const countBranchOrders = endpoint({
  method: 'GET',
  path: `${ORDERS}/counts`,
  who: { pharmacy: ['own branch'] },
  access: 'session',
  summary: 'How many orders of the own branch stand where.',
  response: okOf(orderCountsSchema),
});

export const getBranchOrder = endpoint({
  method: 'GET',
  path: `${ORDERS}/:orderId`,
  who: { pharmacy: ['own branch'] },
  access: 'session',
  summary: 'An order of the own branch with its prescriptions, its quote and what was dispensed.',
  params,
  response: okOf(branchOrderDetailSchema),
});

export const quoteOrder = endpoint({
  method: 'PUT',
  path: `${ORDERS}/:orderId/quote`,
  who,
  access: 'session',
  summary:
    'Says what an order costs and until when, over the quote that was read (version 0 where there was none); corrects it until its payment was opened.',
  params,
  ifMatch: true,
  body: newQuoteSchema,
  response,
});

export const declineOrder = endpoint({
  method: 'POST',
  path: `${ORDERS}/:orderId/decline`,
  who,
  access: 'session',
  summary: 'Does not serve an order, with a reason; what was paid for it is due to its patient.',
  params,
  body: orderReasonSchema,
  response,
});

export const dispenseOrder = endpoint({
  method: 'POST',
  path: `${ORDERS}/:orderId/dispensings`,
  who,
  access: 'session',
  summary: 'Registers what is handed over for one prescription of a paid order, once for ever.',
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
    'Sends a dispensed order on its way, or leaves it ready to be fetched; what was paid and not handed over is due to its patient.',
  params,
  body: shipmentSchema,
  response,
});

export const proveOrderDelivery = endpoint({
  method: 'POST',
  path: `${ORDERS}/:orderId/delivery`,
  who,
  access: 'session',
  summary: 'Closes an order that arrived a week ago and that its patient did not confirm.',
  params,
  body: deliveryProofSchema,
  response,
});
