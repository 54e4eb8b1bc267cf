/** Why a family group says no, with the status of each. */
export const familyGroupProblems = {
  'family-group.full': 409,
  'family-group.not-in-plan': 409,
  'family-group.already-member': 409,
  'family-group.holder-incomplete': 409,
} as const;
export type FamilyGroupProblem = keyof typeof familyGroupProblems;
