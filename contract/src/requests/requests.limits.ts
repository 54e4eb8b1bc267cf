/** Longest note that staff leaves on a request, in characters. */
export const REQUEST_NOTE_MAX = 500;
/** Length of what an identity was checked by, in characters. */
export const IDENTITY_EVIDENCE_MIN = 10;
export const IDENTITY_EVIDENCE_MAX = 500;
/** Most stars of a rating that the medical director is told of. */
export const LOW_RATING_STARS = 2;
