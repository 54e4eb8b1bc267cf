/** Why a request is not worked on, with the status of each. */
export const requestsProblems = {
  /** It was resolved or rejected already. */
  'requests.closed': 409,
  /** A colleague has taken it. */
  'requests.taken': 409,
  /** Another role of the staff answers requests of this kind. */
  'requests.not-yours': 403,
  /** The identity of the person has to be checked, and with what has to be said. */
  'requests.evidence-required': 400,
  /** What was asked does not stand any more: the plan is not offered, or the data changed meanwhile. */
  'requests.changed-meanwhile': 409,
} as const;
export type RequestsProblem = keyof typeof requestsProblems;
