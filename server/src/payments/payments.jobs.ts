import { type Periodic, periodically } from '../platform/jobs/periodically.ts';
import { giveBack } from './give-back.ts';
import type { PaymentsContext } from './payments.ts';
import { reconcile } from './reconcile.ts';

const EVERY_MS = 10_000;

/** Every ten seconds asks about payments without a message and makes due refunds. */
export const startPaymentsSweep = (payments: PaymentsContext): Periodic =>
  periodically(payments, EVERY_MS, 'sweep of payments', () =>
    Promise.all([reconcile(payments), giveBack(payments)]),
  );
