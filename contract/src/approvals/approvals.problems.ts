/** Why an approval is refused, with the status of each. */
export const approvalsProblems = {
  /** Nobody approves what they asked for, or what is done to their own account. */
  'approvals.own-act': 403,
  /** It was decided or has expired, or who asked may not ask any more. */
  'approvals.not-open': 409,
  /** The same waits for a second person already. */
  'approvals.already-waiting': 409,
} as const;
export type ApprovalsProblem = keyof typeof approvalsProblems;
