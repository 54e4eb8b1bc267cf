/** Why an approval is refused, with the status of each. */
export const approvalsProblems = {
  /** Nobody approves what they requested, or what concerns their own account. */
  'approvals.own-act': 403,
  /** It was decided, was taken back or has expired, or the person who requested it no longer has the role. */
  'approvals.not-open': 409,
  /** The same act already waits for a second person. */
  'approvals.already-waiting': 409,
} as const;
export type ApprovalsProblem = keyof typeof approvalsProblems;
