/** How long an act waits for a second person before it has to be asked for again. */
export const APPROVAL_DAYS = 7;
/** Longest reason of an act, in characters. */
export const ACT_REASON_MAX = 500;
/** Shortest reason of an act, in characters: a word is no reason. */
export const ACT_REASON_MIN = 10;
