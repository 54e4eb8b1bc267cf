/** Why something about the own data is refused, with the status of each. */
export const ownDataProblems = {
  /** The same was asked for already and is not answered yet. */
  'own-data.already-asked': 409,
  /** It says so already. */
  'own-data.unchanged': 409,
  /** A request cannot have come in on that day: it is still ahead, or more than a year ago. */
  'own-data.day-impossible': 400,
} as const;
export type OwnDataProblem = keyof typeof ownDataProblems;
