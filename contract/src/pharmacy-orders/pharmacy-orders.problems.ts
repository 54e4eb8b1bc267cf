/** Why an order is refused. */
export const pharmacyOrdersProblems = {
  'pharmacy-orders.not-found': 404,
  /** The order's status does not allow the command; the answer has it as `current`. */
  'pharmacy-orders.command-refused': 409,
  /** A prescription of the order is no longer new: sent, dispensed, blocked or annulled. */
  'pharmacy-orders.prescription-unavailable': 409,
  'pharmacy-orders.prescription-overdue': 409,
  'pharmacy-orders.prescription-not-started': 409,
  'pharmacy-orders.branch-closed': 409,
  /** The orders of a branch in use are cancelled one by one. */
  'pharmacy-orders.branch-in-use': 409,
  /** The quote does not match the prescriptions: an unknown line, or more than prescribed. */
  'pharmacy-orders.lines-differ': 409,
  /** The total exceeds what can be paid at once. */
  'pharmacy-orders.total-too-high': 409,
  /** A delivery is charged on an order that its patient picks up. */
  'pharmacy-orders.nothing-to-deliver': 409,
  /** A line or an extra costs nothing, and the branch did not say that it is meant so. */
  'pharmacy-orders.free-not-meant': 409,
  /** The promised day is after the last valid day of a prescription. */
  'pharmacy-orders.promised-too-late': 409,
  /** The promised day has passed. */
  'pharmacy-orders.promised-too-early': 409,
  /** The patient opened the payment page of this quote, so it cannot be changed. */
  'pharmacy-orders.payment-open': 409,
  /**
   * Somebody else moved the order after it was read. A branch gets this for a quote, staff for any command. The
   * answer has the order as `current`.
   */
  'pharmacy-orders.changed-meanwhile': 409,
  /** Nothing has been dispensed for it yet, or a prescription of it can still be dispensed. */
  'pharmacy-orders.not-dispensed': 409,
  /** A prescription of it was dispensed, so the order cannot be undone. */
  'pharmacy-orders.dispensed': 409,
  /** The patient still has time to confirm that it arrived. */
  'pharmacy-orders.delivery-too-early': 409,
  /** The quote would be valid for longer than a branch may set. */
  'pharmacy-orders.extended-too-far': 409,
  /** The provider took its money back; staff has to decide before anything leaves the branch. */
  'pharmacy-orders.money-taken-back': 409,
} as const;
export type PharmacyOrdersProblem = keyof typeof pharmacyOrdersProblems;
