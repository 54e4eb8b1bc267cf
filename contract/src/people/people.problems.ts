/** Why an act on somebody's account is refused, with the status of each. */
export const peopleProblems = {
  /** Nobody changes the standing of their own account. */
  'people.own-account': 403,
  /** The state of the account or of the licences does not allow the act. */
  'people.state-refused': 409,
  /** The professional changed their data since the sheet was read: what was checked is not what stands. */
  'people.changed-meanwhile': 409,
  /** Somebody has to be able to administer the installation. */
  'people.last-admin': 409,
  /** The e-mail has an account. */
  'people.email-taken': 409,
  /** No licence of the professional is in force. */
  'people.no-licence-in-force': 409,
} as const;
export type PeopleProblem = keyof typeof peopleProblems;
