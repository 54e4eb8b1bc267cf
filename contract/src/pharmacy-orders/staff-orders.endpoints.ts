import { z } from 'zod';
import { afterInAddress, endpoint, okOf, pagedListOf, staff } from '../kernel/index.ts';
import { ORDER_STATUSES } from './order-state.ts';
import { ORDER_NUMBER_MAX, ORDER_PAGE } from './pharmacy-orders.limits.ts';
import {
  cancellationSchema,
  cancelledOrdersSchema,
  extensionSchema,
  openOrderCountsSchema,
  staffOrderSchema,
  staffOrderSheetSchema,
} from './staff-orders.schema.ts';

const ORDERS = '/api/staff/pharmacy-orders';
const reads = staff('staff projection');
const acts = { admin: ['staff projection', 'legal transition', 'step-up'] } as const;
const params = z.object({ orderId: z.uuid() });
const branchId = z.uuid().optional();

export const listStaffOrders = endpoint({
  method: 'GET',
  path: ORDERS,
  who: reads,
  access: 'session',
  summary: `Pharmacy orders in some statuses, of one branch or of all, without anything clinical: open ones the longest waiting first, ended ones the latest first, ${ORDER_PAGE} per page.`,
  query: z.object({ status: z.enum(ORDER_STATUSES), branchId, after: afterInAddress }),
  response: pagedListOf(staffOrderSchema),
});

export const findStaffOrder = endpoint({
  method: 'GET',
  path: `${ORDERS}/numbered/:number`,
  who: reads,
  access: 'session',
  summary: 'The order with a number, in any status.',
  params: z.object({ number: z.coerce.number().int().positive().max(ORDER_NUMBER_MAX) }),
  response: okOf(staffOrderSchema),
});

export const countStaffOrders = endpoint({
  method: 'GET',
  path: `${ORDERS}/counts`,
  who: reads,
  access: 'session',
  summary: 'Open pharmacy orders by status, of one branch or of all.',
  query: z.object({ branchId }),
  response: okOf(openOrderCountsSchema),
});

export const getStaffOrder = endpoint({
  method: 'GET',
  path: `${ORDERS}/:orderId`,
  who: reads,
  access: 'session',
  summary: 'A pharmacy order with its steps, without anything clinical.',
  params,
  response: okOf(staffOrderSheetSchema),
});

export const extendQuote = endpoint({
  method: 'POST',
  path: `${ORDERS}/:orderId/extension`,
  who: acts,
  access: 'session',
  summary: 'Extends a quote, which is otherwise unchanged; patient and branch are notified.',
  params,
  ifMatch: true,
  body: extensionSchema,
  response: okOf(staffOrderSheetSchema),
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: `${ORDERS}/:orderId/cancellation`,
  who: acts,
  access: 'session',
  summary:
    'Cancels an order of which nothing was handed over, with a reason that its patient and its branch read; its payment is refunded.',
  params,
  ifMatch: true,
  body: cancellationSchema,
  response: okOf(staffOrderSheetSchema),
});

export const cancelOrdersOfBranch = endpoint({
  method: 'POST',
  path: `${ORDERS}/of-branch/:branchId/cancellation`,
  who: acts,
  access: 'session',
  summary:
    'Cancels the open orders of a branch out of use that staff may cancel, each with notice and refund; says how many remain.',
  params: z.object({ branchId: z.uuid() }),
  body: cancellationSchema,
  response: okOf(cancelledOrdersSchema),
});
