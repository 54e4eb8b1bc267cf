/** Registry checks that one member of staff may make in an hour. */
export const REGISTRY_QUESTIONS_PER_HOUR = 60;
/** Checks shown in a sheet, newest first. */
export const RECENT_CHECKS = 10;
/** Longest time between two checks of a verified professional, in days (requirement: periodic check). */
export const RECHECK_DAYS = 90;
