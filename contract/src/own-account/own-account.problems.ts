/** Why a dependant cannot get an account of their own, with the status of each. */
export const ownAccountProblems = {
  /** Under 16, the holder decides about the care. */
  'own-account.too-young': 409,
  /** The member already has an account. */
  'own-account.exists': 409,
  /** The member is only invited: if they have an account of their own, they answer the invitation first. */
  'own-account.only-invited': 409,
  /** Staff has not answered an earlier request yet. */
  'own-account.already-asked': 409,
  /** The DNI is not that of the person the link is for; after a few wrong ones the link is invalid. */
  'own-account.wrong-id-number': 400,
} as const;
export type OwnAccountProblem = keyof typeof ownAccountProblems;
