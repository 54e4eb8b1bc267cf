/**
 * Months for which a patient may grant a professional access to their record: a year at most
 * (requirement: record grant).
 */
export const GRANT_MONTHS = [1, 3, 6, 12] as const;

/** How long a record stays open after an emergency access (requirement: emergency access). */
export const EMERGENCY_MINUTES = 60;

/** Shortest and longest reason for an emergency access, in characters (requirement: emergency access). */
export const EMERGENCY_REASON_MIN = 20;
export const EMERGENCY_REASON_MAX = 500;

/** Longest note of the medical director about an emergency access, in characters. */
export const REVIEW_NOTE_MAX = 500;

/** Readings per page. */
export const READINGS_PAGE = 20;
