/** Longest description of what is wrong in a record, and of what it should say, in characters. */
export const CORRECTION_MAX = 1_000;
/** Exports that an account may make in an hour. */
export const EXPORTS_PER_HOUR = 10;
/** Requests about the own data that an account may make in a day, of every kind together. */
export const DATA_REQUESTS_PER_DAY = 20;
