/** Refusals that a professional can correct (requirement: verified licence). */
export const licenceProblems = { 'licence-verification.expired': 403 } as const;
