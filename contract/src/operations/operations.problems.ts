/** Why staff cannot do something with the system. */
export const operationsProblems = {
  /** The job is no longer failed; it was already retried. */
  'operations.not-failed': 409,
} as const;
export type OperationsProblem = keyof typeof operationsProblems;
