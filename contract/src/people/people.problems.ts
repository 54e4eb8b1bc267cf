/** Why an act on somebody's account is refused, with the status of each. */
export const peopleProblems = {
  /** Nobody changes the status of their own account. */
  'people.own-account': 403,
  /** The state of the account or licences does not allow the act. */
  'people.state-refused': 409,
  /** The professional changed their data after the sheet was read, so what was checked is outdated. */
  'people.changed-meanwhile': 409,
  /** At least one account has to be able to administer the installation. */
  'people.last-admin': 409,
  /** An account with this e-mail already exists. */
  'people.email-taken': 409,
  /** The professional has no valid licence. */
  'people.no-licence-in-force': 409,
  /** Another account in use has the same DNI or CUIL: one of them is checked and the other put right first. */
  'people.doubled': 409,
} as const;
export type PeopleProblem = keyof typeof peopleProblems;
