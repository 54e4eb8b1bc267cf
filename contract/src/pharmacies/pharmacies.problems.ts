export const pharmaciesProblems = {
  /** Somebody changed the branch after it was read; `current` has the new state. */
  'pharmacies.stale-branch': 409,
  /** The pharmacy already has a branch of that name. */
  'pharmacies.name-taken': 409,
  /** The CUIT belongs to a pharmacy of another name, which is in `current`. */
  'pharmacies.cuit-of-another': 409,
  /** The pharmacy is inactive, and so are its branches. */
  'pharmacies.pharmacy-inactive': 409,
  'pharmacies.unknown-province': 400,
} as const;
export type PharmaciesProblem = keyof typeof pharmaciesProblems;
