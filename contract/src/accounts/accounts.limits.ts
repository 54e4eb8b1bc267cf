/** Lengths and clocks of accounts (specification; requirement: session limits). */
export const PASSWORD_MIN = 6;
export const PASSWORD_MIN_PROFESSIONAL = 10;
export const PASSWORD_MAX = 128;
export const EMAIL_MAX = 254;
export const ID_TOKEN_SECONDS = 600;
export const IDLE_MINUTES = { PATIENT: 30, OTHERS: 20 } as const;
export const ABSOLUTE_HOURS = { PATIENT: 24, OTHERS: 12 } as const;
export const REMEMBER_ME_DAYS = 30;
export const SESSIONS_MAX = { PATIENT: 5, OTHERS: 2 } as const;
export const STEP_UP_MINUTES = 5;
export const ACTIVATION_KEY_HOURS = 24;
export const RESET_KEY_MINUTES = 30;
/** Accounts that one network may ask for in an hour; a refused form is no account. */
export const REGISTRATIONS_PER_HOUR = 5;
/** Recovery mails an hour: for one account, and asked for from one network (requirement: counted tries). */
export const RESETS_PER_HOUR = { ACCOUNT: 3, NETWORK: 10 } as const;
/** How often a secret of an account may be tried in a quarter of an hour (requirement: counted tries). */
export const SECRET_ATTEMPTS = 5;
/** How often it may be tried in a day, from each of the ways in; all of them together stay under a hundred. */
export const GUESSES_A_DAY = 30;
/** How long a browser in which somebody logged in is known. */
export const KNOWN_BROWSER_DAYS = 180;
/** How long a right password waits for the second factor. */
export const PASSWORD_OK_MINUTES = 10;
export const RECOVERY_CODES = 10;
/** Seconds of one code of the second factor (RFC 6238); one step around it is accepted (requirement: second factor). */
export const TOTP_STEP_SECONDS = 30;
export const TOTP_DIGITS = 6;
/** Clocks of a login through a provider: its cookie, the proof that opens a session, the ticket that registers. */
export const SOCIAL = { COOKIE_SECONDS: 900, PROOF_SECONDS: 120, TICKET_SECONDS: 900 } as const;
