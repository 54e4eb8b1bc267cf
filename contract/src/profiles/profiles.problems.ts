/** Why profiles say no, with the status of each. */
export const profilesProblems = {
  'profiles.already-registered': 409,
  'profiles.not-registered': 409,
  'profiles.stale-draft': 409,
  'profiles.coverage-verified': 409,
} as const;
export type ProfilesProblem = keyof typeof profilesProblems;
