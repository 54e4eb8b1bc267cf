/** Refusals of accounts, with their status. */
export const accountsProblems = {
  'accounts.bad-credentials': 401,
  /** The password of a sign-up that nobody activated. */
  'accounts.not-activated': 401,
  /** The right password of an account that staff turned off. */
  'accounts.disabled': 401,
  'accounts.too-many-logins': 503,
  'accounts.too-many-from-network': 429,
  'accounts.key-invalid': 400,
  'accounts.password-too-short': 400,
  'accounts.password-common': 400,
  'accounts.password-unchanged': 400,
  'accounts.wrong-password': 400,
  'accounts.wrong-code': 400,
  'accounts.code-required': 400,
  'accounts.social-refused': 401,
  'accounts.social-unavailable': 503,
  'accounts.already-registered': 409,
  'accounts.email-unchanged': 409,
  'accounts.email-in-use': 409,
  'accounts.second-factor-exists': 409,
  'accounts.second-factor-missing': 409,
  'accounts.second-factor-required': 403,
} as const;
export type AccountsProblem = keyof typeof accountsProblems;
