/** Months for which a patient may open their record to a professional: a year at most (requirement: record grant). */
export const GRANT_MONTHS = [1, 3, 6, 12] as const;

/** How long a record stays open after it was opened for an emergency (requirement: emergency access). */
export const EMERGENCY_MINUTES = 60;

/** Characters of the reason for an emergency (requirement: emergency access), and the room for them. */
export const EMERGENCY_REASON_MIN = 20;
export const EMERGENCY_REASON_MAX = 500;

/** Characters of what the medical director writes about an emergency access. */
export const REVIEW_NOTE_MAX = 500;

/** Readings that one page shows. */
export const READINGS_PAGE = 20;
