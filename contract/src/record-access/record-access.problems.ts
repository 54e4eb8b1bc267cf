export const recordAccessProblems = {
  /** Nobody with this number has a record here, or there is nothing to withdraw. */
  'record-access.not-found': 404,
  /** The professional may not attend today, so that no record can be opened to them. */
  'record-access.professional-unknown': 409,
  /** Somebody reviewed this emergency access before. */
  'record-access.reviewed': 409,
} as const;
export type RecordAccessProblem = keyof typeof recordAccessProblems;
