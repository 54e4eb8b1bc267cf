/** Longest text of a content, in characters: a clinic's terms have tens of thousands. */
export const CONTENT_MAX = 60_000;
/** Longest title of a content, in characters. */
export const CONTENT_TITLE_MAX = 120;
