/** Refusals of the family group, with their status. */
export const familyGroupProblems = {
  'family-group.full': 409,
  'family-group.not-in-plan': 409,
  'family-group.already-member': 409,
  'family-group.holder-incomplete': 409,
  /** Only an adult answers for others. */
  'family-group.holder-minor': 409,
  /** The member has an account, and changes their data themselves. */
  'family-group.own-account': 409,
  /** The person answered, or was attended in the group: only the staff takes them out. */
  'family-group.not-invited': 409,
  /** The staff has not answered an earlier request about this member. */
  'family-group.removal-asked': 409,
} as const;
export type FamilyGroupProblem = keyof typeof familyGroupProblems;
