/** Shortest search text for long lists (specification). */
export const SEARCH_MIN = 3;
export const SEARCH_MAX = 64;
export const SEARCH_ROWS = 20;
/** A whole list is answered at once, up to this many rows. */
export const LIST_ROWS = 10_000;
/** Longest reason for changing a list, in characters. */
export const CHANGE_REASON_MAX = 500;
/** Longest source or licence of an imported file, in characters. */
export const IMPORT_NAME_MAX = 200;
/** Largest file that can be imported on the screen, in bytes; the command line takes larger ones. */
export const LIST_FILE_BYTES = 8 * 1024 * 1024;
/** Uses of a row are counted only up to this number. */
export const USES_COUNTED = 1000;
