/** Days for which a request for an act waits for a second person before it expires. */
export const APPROVAL_DAYS = 7;
/** Longest reason of an act, in characters. */
export const ACT_REASON_MAX = 500;
/** Shortest reason of an act, in characters: one word is not enough. */
export const ACT_REASON_MIN = 10;
