import { z } from 'zod';
import {
  endpoint,
  everybody,
  listOf,
  okOf,
  ownFamily,
  pageInAddress,
  typedText,
} from '../kernel/index.ts';
import { branchOfficeSchema } from '../pharmacies/index.ts';
import { patientLoginSchema, prescriptionSchema } from '../prescriptions/index.ts';
import {
  BRANCHES_PAGE,
  ORDER_PAGE,
  PHARMACY_SEARCH_MAX,
  PHARMACY_SEARCH_MIN,
} from './pharmacy-orders.limits.ts';
import {
  newOrderSchema,
  orderCountsSchema,
  orderExtraSchema,
  orderReasonSchema,
  orderRequestSchema,
  orderSchema,
  quotedItemSchema,
  statusesInAddress,
} from './pharmacy-orders.schema.ts';

const ORDERS = '/services/pharmacy/api/business/purchase-orders';

export const searchBranches = endpoint({
  method: 'GET',
  path: '/services/pharmacy/api/business/branch-offices/pharmacies',
  who: everybody('always'),
  access: 'session',
  summary: `Branches by the name of the pharmacy or the street, those of the caller's city first, at most ${BRANCHES_PAGE}.`,
  query: z.object({
    name: typedText(PHARMACY_SEARCH_MAX).pipe(
      z.string().min(PHARMACY_SEARCH_MIN, 'search.too-short'),
    ),
  }),
  response: listOf(branchOfficeSchema),
});

export const createOrder = endpoint({
  method: 'POST',
  path: ORDERS,
  who: { patient: [...ownFamily, 'legal transition'] },
  access: 'session',
  summary: 'Sends new prescriptions to a branch; each is in at most one live order.',
  commandId: true,
  body: newOrderSchema,
  response: okOf(orderSchema),
});

export const listOrders = endpoint({
  method: 'GET',
  path: ORDERS,
  who: { patient: ownFamily },
  access: 'session',
  summary: `The caller's orders, or those with a prescription of one family member; ${ORDER_PAGE} per page.`,
  query: z.object({
    patient_login: patientLoginSchema.optional(),
    statuses: statusesInAddress.optional(),
    page_size: z.coerce.number().int().min(1).max(ORDER_PAGE).default(ORDER_PAGE),
    page_number: pageInAddress,
    sort: z.literal('id,asc').default('id,asc'),
  }),
  response: listOf(orderSchema),
});

export const countOrders = endpoint({
  method: 'GET',
  path: '/api/orders/counts',
  who: { patient: ['own account'] },
  access: 'session',
  summary: "The caller's orders by status.",
  response: okOf(orderCountsSchema),
});

const order = z.object({ orderId: z.uuid() });

export const getOrder = endpoint({
  method: 'GET',
  path: `${ORDERS}/:orderId`,
  who: { patient: ['own account'] },
  access: 'session',
  summary: "One of the caller's orders.",
  params: order,
  response: okOf(orderSchema),
});

export const listOrderPrescriptions = endpoint({
  method: 'GET',
  path: `${ORDERS}/:orderId/prescriptions`,
  who: { patient: ['own account'] },
  access: 'session',
  summary: "The prescriptions of one of the caller's orders.",
  params: order,
  response: listOf(prescriptionSchema),
});

export const listOrderItems = endpoint({
  method: 'GET',
  path: `${ORDERS}/:orderId/items`,
  who: { patient: ['own account'], pharmacy: ['own branch'] },
  access: 'session',
  summary: "The lines of an order's quote, and how much of each was handed over.",
  params: order,
  response: listOf(quotedItemSchema),
});

export const listOrderExtras = endpoint({
  method: 'GET',
  path: `${ORDERS}/:orderId/extras`,
  who: { patient: ['own account'], pharmacy: ['own branch'] },
  access: 'session',
  summary: "The extras of an order's quote.",
  params: order,
  response: listOf(orderExtraSchema),
});

export const requestOnOrder = endpoint({
  method: 'PATCH',
  path: ORDERS,
  who: { patient: ['own account', 'legal transition'] },
  access: 'session',
  summary:
    'Rejects a quote, starts its payment, or confirms the delivery; other requests are refused.',
  body: orderRequestSchema,
  response: okOf(orderSchema),
});

export const askCancellation = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/cancellation',
  who: { patient: ['own account', 'legal transition'] },
  access: 'session',
  summary:
    'Asks the branch, once and with a reason, to cancel a paid order of which nothing was handed over.',
  params: order,
  body: orderReasonSchema,
  response: okOf(orderSchema),
});
