export const pharmaciesProblems = {
  /** Somebody changed the branch meanwhile; the answer has it as it stands. */
  'pharmacies.stale-branch': 409,
  /** The pharmacy has a branch of that name. */
  'pharmacies.name-taken': 409,
  /** The CUIT is of a pharmacy of another name, which the answer has as `current`. */
  'pharmacies.cuit-of-another': 409,
  /** The pharmacy is out of use, and so are its branches. */
  'pharmacies.pharmacy-inactive': 409,
  'pharmacies.unknown-province': 400,
} as const;
export type PharmaciesProblem = keyof typeof pharmaciesProblems;
