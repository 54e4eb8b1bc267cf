/** Professionals listed on the landing page; the selection changes daily. */
export const NAMED_AT_THE_DOOR = 6;
