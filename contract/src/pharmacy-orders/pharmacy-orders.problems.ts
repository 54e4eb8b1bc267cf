/** Why an order is refused. */
export const pharmacyOrdersProblems = {
  'pharmacy-orders.not-found': 404,
  /** The order stands otherwise; the answer has it as `current`. */
  'pharmacy-orders.command-refused': 409,
  /** A prescription of the order is not new any more: sent, dispensed, blocked, annulled. */
  'pharmacy-orders.prescription-unavailable': 409,
  'pharmacy-orders.prescription-overdue': 409,
  'pharmacy-orders.prescription-not-started': 409,
  'pharmacy-orders.branch-closed': 409,
  /** What is quoted is not what was prescribed: a line that is not there, or more than was asked for. */
  'pharmacy-orders.lines-differ': 409,
  /** The total is more than what can be paid at once. */
  'pharmacy-orders.total-too-high': 409,
  /** The day on which the branch promises it is after the last valid day of a prescription. */
  'pharmacy-orders.promised-too-late': 409,
  /** The day on which the branch promises it is over. */
  'pharmacy-orders.promised-too-early': 409,
  /** The patient opened the payment of this quote: it stays as it is. */
  'pharmacy-orders.payment-open': 409,
  /** Somebody else moved the order since it was read: a branch is told so of a quote, staff of any step. The answer has it as `current`. */
  'pharmacy-orders.changed-meanwhile': 409,
  /** Nothing was handed over for it yet, or a prescription of it can still be. */
  'pharmacy-orders.not-dispensed': 409,
  /** A prescription of it was dispensed: the order cannot be undone. */
  'pharmacy-orders.dispensed': 409,
  /** The patient still has time to confirm that it arrived. */
  'pharmacy-orders.delivery-too-early': 409,
  /** A quote would be valid for longer than a branch may say itself. */
  'pharmacy-orders.extended-too-far': 409,
} as const;
export type PharmacyOrdersProblem = keyof typeof pharmacyOrdersProblems;
