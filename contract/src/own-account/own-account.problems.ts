/** Why a dependant gets no account of their own, with the status of each. */
export const ownAccountProblems = {
  /** Under 16 the holder decides about the care. */
  'own-account.too-young': 409,
  /** The member has an account. */
  'own-account.exists': 409,
  /** They are only invited: with an account of their own they answer first. */
  'own-account.only-invited': 409,
  /** The staff has not answered an earlier request yet. */
  'own-account.already-asked': 409,
  /** The DNI is not that of the person of the link; the last of a few tries ends the link. */
  'own-account.wrong-id-number': 400,
} as const;
export type OwnAccountProblem = keyof typeof ownAccountProblems;
