export const coverageProblems = {
  'coverage.used-up': 409,
  /** The plan still has consultations: nothing is paid. */
  'coverage.not-used-up': 409,
  /** The appointment is not to be paid: not in private hours, over, or begun. */
  'coverage.appointment-over': 409,
  /** The clinic takes no private payment. */
  'coverage.not-sold': 409,
  'coverage.too-many-contacts': 429,
  'coverage.change-pending': 409,
  'coverage.plan-unchanged': 409,
  'coverage.plan-not-offered': 409,
} as const;
export type CoverageProblem = keyof typeof coverageProblems;
