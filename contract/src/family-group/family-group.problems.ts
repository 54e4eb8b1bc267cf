/** Refusals of the family group, with their status. */
export const familyGroupProblems = {
  'family-group.full': 409,
  'family-group.not-in-plan': 409,
  'family-group.already-member': 409,
  'family-group.holder-incomplete': 409,
  /** Only an adult can be a holder. */
  'family-group.holder-minor': 409,
  /** The member has an account, and changes their data themselves. */
  'family-group.own-account': 409,
  /** The person accepted, or was attended in the group: only staff can remove them. */
  'family-group.not-invited': 409,
  /** Staff has not answered an earlier request about this member. */
  'family-group.removal-asked': 409,
} as const;
export type FamilyGroupProblem = keyof typeof familyGroupProblems;
