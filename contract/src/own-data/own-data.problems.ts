/** Why a request about a person's own data is refused, with the status of each. */
export const ownDataProblems = {
  /** The same was already requested and has no answer yet. */
  'own-data.already-asked': 409,
  /** The record already says so. */
  'own-data.unchanged': 409,
  /** A request cannot have come in on that day: it is in the future, or more than a year ago. */
  'own-data.day-impossible': 400,
} as const;
export type OwnDataProblem = keyof typeof ownDataProblems;
