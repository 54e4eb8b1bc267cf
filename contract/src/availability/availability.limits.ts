/** Length of a slot, and the step of its hours, in minutes (specification, consultations: section 9). */
export const SLOT_MINUTES = 20;
/** Days that an availability is open for when no dates are given (specification, consultations: section 9). */
export const SCHEDULE_DAYS = 30;
/** Longest period of one availability, in days: a year, so that a mistyped one is noticed. */
export const SCHEDULE_DAYS_MAX = 366;
/** Most insurers that one availability may list. */
export const SCHEDULE_INSURERS_MAX = 100;
/** How many rows may be deleted at once. */
export const SCHEDULES_AT_ONCE_MAX = 100;
/** Longest reason for blocking time. */
export const EXCEPTION_REASON_MAX = 120;
/** How many days ahead holidays and exceptions are read at once, at most. */
export const CALENDAR_DAYS_MAX = 400;
