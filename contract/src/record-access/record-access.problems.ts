export const recordAccessProblems = {
  /** No record has this number, or there is no grant to withdraw. */
  'record-access.not-found': 404,
  /** The professional may not attend today, so no record can be opened to them. */
  'record-access.professional-unknown': 409,
  /** This emergency access was already reviewed. */
  'record-access.reviewed': 409,
} as const;
export type RecordAccessProblem = keyof typeof recordAccessProblems;
