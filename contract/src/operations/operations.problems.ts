/** Why staff cannot do something with the system. */
export const operationsProblems = {
  /** The work is not failed: somebody had it done again. */
  'operations.not-failed': 409,
} as const;
export type OperationsProblem = keyof typeof operationsProblems;
