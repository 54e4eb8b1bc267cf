/** Longest description of what is wrong in a record, and of what it should say, in characters. */
export const CORRECTION_MAX = 1_000;
/** Exports that an account may make in an hour. */
export const EXPORTS_PER_HOUR = 10;
/** Requests about the own data that an account may make in a day, of every kind together. */
export const DATA_REQUESTS_PER_DAY = 20;
/** Longest description of a technical failure that somebody told the staff of, in characters. */
export const PROBLEM_TOLD_MAX = 256;
/** Days back that a request may have come in when staff logs it: a year. */
export const LOGGED_DAYS_BACK = 366;
