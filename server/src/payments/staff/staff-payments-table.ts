import { csvOf, dayOf, hourOf, writtenDay } from '@app/contract/kernel';
import { paymentWords, type StaffPayment } from '@app/contract/payments';
import { tableCopy } from './staff-payments.copy.ts';

/** Payments as a spreadsheet, one line each, with the numbers of their provider. */
export const paymentsTable = (payments: readonly StaffPayment[]): Buffer =>
  Buffer.from(csvOf([tableCopy.columns, ...payments.map(cellsOf)]));

const amountOf = (pesos: number | undefined) =>
  pesos === undefined ? '' : pesos.toFixed(2).replace('.', ',');

const dayText = (instant: string | null | undefined) =>
  instant ? writtenDay(dayOf(new Date(instant))) : '';

const cellsOf = (payment: StaffPayment): string[] => [
  dayText(payment.at),
  hourOf(new Date(payment.at)),
  payment.description,
  paymentWords.standings[payment.standing],
  amountOf(payment.amount),
  payment.currency,
  amountOf(payment.refund?.amount),
  dayText(payment.refund?.refundedDate),
  payment.takenBack ? paymentWords.kinds[payment.takenBack.kind] : '',
  amountOf(payment.takenBack?.amount),
  dayText(payment.takenBack?.takenDate),
  payment.takenBack?.reason ?? '',
  payment.provider,
  payment.providerPaymentId,
  payment.refund?.providerRefundId ?? '',
  payment.id,
];
