export type {
  AfterCommit,
  Due,
  GivenBack,
  Paid,
  Payable,
  Payables,
  Payments,
} from './payable.ts';
export { startPaymentsSweep } from './payments.jobs.ts';
export { paymentsRoutes } from './payments.routes.ts';
export { createPayments, createPaymentsOfPayables, type PaymentsContext } from './payments.ts';
export type { TakenBack } from './taken-back.repository.ts';
