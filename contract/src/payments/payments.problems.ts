/** Why something is not paid. */
export const paymentsProblems = {
  'payments.not-found': 404,
  /** It cannot be paid now: not quoted, expired, or already paid. */
  'payments.not-payable': 409,
  /** The amount differs from the server's; `current` has the right one. */
  'payments.amount-changed': 409,
  /** The payment page was already decided, or is closed. */
  'payments.closed': 409,
  /** The provider did not answer; nothing was charged. */
  'payments.provider-unavailable': 503,
  /** It may have been paid already: its provider has not decided, or its payer only just came back. */
  'payments.maybe-paid': 409,
  /** Nothing of the payment was taken back, or somebody already decided about it. */
  'payments.nothing-to-decide': 409,
  /** The provider said something newer about it. */
  'payments.changed-meanwhile': 409,
  /** More payments than fit into one spreadsheet: a shorter period has to be asked for. */
  'payments.too-many': 409,
} as const;
export type PaymentsProblem = keyof typeof paymentsProblems;
