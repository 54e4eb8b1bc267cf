/** Searches over long lists need at least this much (specification). */
export const SEARCH_MIN = 3;
export const SEARCH_MAX = 64;
export const SEARCH_ROWS = 20;
/** A whole list is answered at once, up to this many rows. */
export const LIST_ROWS = 10_000;
