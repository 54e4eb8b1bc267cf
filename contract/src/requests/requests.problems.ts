/** Why a request cannot be answered, with the status of each. */
export const requestsProblems = {
  /** It was already resolved or rejected. */
  'requests.closed': 409,
  /** A colleague is already working on it. */
  'requests.taken': 409,
  /** Another role answers requests of this kind. */
  'requests.not-yours': 403,
  /** The person's identity has to be checked, and the evidence described. */
  'requests.evidence-required': 400,
  /** The request is outdated: the plan is no longer offered, or the data changed. */
  'requests.changed-meanwhile': 409,
  /** Another account in use has the person's DNI or CUIL: one of them is checked first. */
  'requests.doubled': 409,
} as const;
export type RequestsProblem = keyof typeof requestsProblems;
