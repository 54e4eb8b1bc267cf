export const coverageProblems = {
  'coverage.used-up': 409,
  /** The plan or its insurer is out of use, so it pays no consultation; another one has to be asked for. */
  'coverage.plan-out-of-use': 409,
  /** The plan still has consultations, so there is nothing to pay. */
  'coverage.not-used-up': 409,
  /** The appointment cannot be paid: it is not in private hours, has passed, or has started. */
  'coverage.appointment-over': 409,
  /** The clinic does not sell private consultations. */
  'coverage.not-sold': 409,
  'coverage.too-many-contacts': 429,
  'coverage.change-pending': 409,
  'coverage.plan-unchanged': 409,
  'coverage.plan-not-offered': 409,
} as const;
export type CoverageProblem = keyof typeof coverageProblems;
