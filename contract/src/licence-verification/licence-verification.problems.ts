/** Why a professional may not attend, where the professional can put it right (requirement: verified licence). */
export const licenceProblems = { 'licence-verification.expired': 403 } as const;
