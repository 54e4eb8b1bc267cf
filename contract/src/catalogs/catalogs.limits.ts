/** Searches over long lists need at least this much (C 9). */
export const SEARCH_MIN = 3;
export const SEARCH_MAX = 64;
export const SEARCH_ROWS = 20;
