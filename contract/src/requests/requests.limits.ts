/** Longest note that staff leaves on a request, in characters. */
export const REQUEST_NOTE_MAX = 500;
/** Shortest and longest description of how an identity was checked, in characters. */
export const IDENTITY_EVIDENCE_MIN = 10;
export const IDENTITY_EVIDENCE_MAX = 500;
/** Ratings of up to this many stars are reported to the medical director. */
export const LOW_RATING_STARS = 2;
