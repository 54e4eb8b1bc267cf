import { z } from 'zod';
import { actReasonSchema } from '../approvals/index.ts';
import { afterInAddress, endpoint, okOf, pagedListOf, searchDay, staff } from '../kernel/index.ts';
import { PAYMENT_STANDINGS, staffPaymentSchema } from './staff-payments.schema.ts';

const PAYMENTS = '/api/staff/payments';
const filters = {
  standing: z.enum(PAYMENT_STANDINGS).optional(),
  fromDate: searchDay.optional(),
  toDate: searchDay.optional(),
};

export const listStaffPayments = endpoint({
  method: 'GET',
  path: PAYMENTS,
  who: staff('staff projection'),
  access: 'session',
  summary: 'Payments with their refunds and charge-backs, the latest first, in pages.',
  query: z.object({ ...filters, after: afterInAddress }),
  response: pagedListOf(staffPaymentSchema),
});

export const exportStaffPayments = endpoint({
  method: 'GET',
  path: `${PAYMENTS}.csv`,
  who: staff('staff projection'),
  access: 'session',
  summary: 'The same as a spreadsheet, one line per payment.',
  query: z.object(filters),
});

export const decideTakenBack = endpoint({
  method: 'POST',
  path: `${PAYMENTS}/:paymentId/decision`,
  who: { admin: ['staff projection', 'legal transition', 'step-up'] },
  access: 'session',
  summary:
    'Closes what a provider took back, with a reason; an order that was held for it goes on.',
  params: z.object({ paymentId: z.uuid() }),
  ifMatch: true,
  body: z.strictObject({ reason: actReasonSchema }),
  response: okOf(staffPaymentSchema),
});
