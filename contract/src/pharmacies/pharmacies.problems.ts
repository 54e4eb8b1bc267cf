export const pharmaciesProblems = {
  /** Somebody changed the branch meanwhile; the answer has it as it stands. */
  'pharmacies.stale-branch': 409,
} as const;
export type PharmaciesProblem = keyof typeof pharmaciesProblems;
