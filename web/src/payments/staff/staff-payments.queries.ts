import type { EndpointRequest } from '@app/contract/kernel';
import {
  decideTakenBack,
  exportStaffPayments,
  listStaffPayments,
  type StaffPayment,
} from '@app/contract/payments';
import { saveFile } from '../../lib/device/save-file.ts';
import { call, callForFile } from '../../lib/server/call.ts';
import { pagedQuery } from '../../lib/server/paged-query.ts';
import { staffPaymentsCopy as copy } from './staff-payments.copy.ts';

export const paymentsKey = ['staff-payments'] as const;

export type AskedPayments = EndpointRequest<typeof exportStaffPayments>['query'];

export const staffPaymentsQuery = (asked: AskedPayments) =>
  pagedQuery([...paymentsKey, asked], (after) =>
    call(listStaffPayments, { query: { ...asked, ...after } }),
  );

export async function savePayments(query: AskedPayments): Promise<void> {
  saveFile(await callForFile(exportStaffPayments, { query }), copy.csvName);
}

export const sendDecision = ({ id, takenBack }: StaffPayment, body: { reason: string }) =>
  call(decideTakenBack, { params: { paymentId: id }, body }, { ifMatch: takenBack?.version ?? 0 });
