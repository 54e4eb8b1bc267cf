/** Longest note that staff leaves on a request, in characters. */
export const REQUEST_NOTE_MAX = 500;
