/** Why something is not paid. */
export const paymentsProblems = {
  'payments.not-found': 404,
  /** What is to be paid cannot be paid now: not quoted, expired, paid before. */
  'payments.not-payable': 409,
  /** The amount is another one than the server's; `current` has that one. */
  'payments.amount-changed': 409,
  /** The payment page was decided before, or is closed. */
  'payments.closed': 409,
  /** The provider did not answer; nothing was charged. */
  'payments.provider-unavailable': 503,
} as const;
export type PaymentsProblem = keyof typeof paymentsProblems;
