/** Longest text of a content, in characters: the terms of a clinic have some tens of thousands. */
export const CONTENT_MAX = 60_000;
/** Longest title of a content, in characters. */
export const CONTENT_TITLE_MAX = 120;
