/** Lengths and durations that concern accounts (specification; requirement: session limits). */
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
/**
 * Registrations an hour, per e-mail, and of different e-mails per network until they are activated; refused forms do
 * not count.
 */
export const REGISTRATIONS_PER_HOUR = { ACCOUNT: 5, NETWORK: 30 } as const;
/** Accounts that one network may fail to log in to in 15 minutes (requirement: counted tries). */
export const FAILED_ACCOUNTS_PER_NETWORK = 30;
/** Recovery mails an hour, per account, and of accounts per network until they are used (requirement: counted tries). */
export const RESETS_PER_HOUR = { ACCOUNT: 3, NETWORK: 10 } as const;
/** Hours in which the new address of an account can be confirmed (requirement: change of e-mail). */
export const EMAIL_CHANGE_HOURS = 24;
/** Hours in which the earlier address can take the account back (requirement: change of e-mail). */
export const EMAIL_UNDO_HOURS = 72;
/** Changes of e-mail asked for in an hour, per account and per new address (requirement: change of e-mail). */
export const EMAIL_CHANGES_PER_HOUR = 3;
/** Attempts per account secret in 15 minutes (requirement: counted tries). */
export const SECRET_ATTEMPTS = 5;
/** Attempts a day for each kind of secret; all kinds together stay below a hundred. */
export const GUESSES_A_DAY = 30;
/** Days for which a browser that has logged in stays known. */
export const KNOWN_BROWSER_DAYS = 180;
/** How long a correct password stays valid while the second factor is awaited. */
export const PASSWORD_OK_MINUTES = 10;
export const RECOVERY_CODES = 10;
/**
 * How long one code of the second factor lasts (RFC 6238); the codes before and after it are accepted too
 * (requirement: second factor).
 */
export const TOTP_STEP_SECONDS = 30;
export const TOTP_DIGITS = 6;
/** Durations of a social login: the cookie, the proof that opens a session, the ticket for registering. */
export const SOCIAL = { COOKIE_SECONDS: 900, PROOF_SECONDS: 120, TICKET_SECONDS: 900 } as const;
