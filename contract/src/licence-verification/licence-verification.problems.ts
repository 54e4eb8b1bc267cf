/** Refusals about licences, with the status of each. */
export const licenceProblems = {
  /** The professional can correct this (requirement: verified licence). */
  'licence-verification.expired': 403,
  /** Unknown, not verified, suspended or expired: the answer does not tell which. */
  'licence-verification.not-found': 404,
} as const;
