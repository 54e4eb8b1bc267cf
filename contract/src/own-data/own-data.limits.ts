/** Longest description of an error in a record, and of its correction, in characters. */
export const CORRECTION_MAX = 1_000;
/** Exports that an account may make in an hour. */
export const EXPORTS_PER_HOUR = 10;
/** Data requests, of all kinds together, that an account may make in a day. */
export const DATA_REQUESTS_PER_DAY = 20;
/** Longest description of a technical failure reported to staff, in characters. */
export const PROBLEM_TOLD_MAX = 256;
/** How many days ago a request logged by staff may have come in: a year. */
export const LOGGED_DAYS_BACK = 366;
