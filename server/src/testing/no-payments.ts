import type { Payments } from '../payments/index.ts';

/** Stands for payments until they are there: nothing is ever open, owed or given back. */
export const noPayments: Payments = {
  hasOpen: async () => false,
  owe: async () => {},
  refundsOf: async () => [],
};
