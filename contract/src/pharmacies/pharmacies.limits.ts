/** Opening periods of a week: three a day. */
export const OPENINGS_MAX = 21;
/** Longest name of a street, in characters. */
export const STREET_MAX = 100;
/** Longest telephone number as text, in characters. */
export const PHONE_MAX = 30;
/** Longest name of a pharmacy or a branch, and of a locality, in characters. */
export const BRANCH_NAME_MAX = 120;
export const LOCALITY_MAX = 90;
/** Longest text for searching branches, in characters. */
export const BRANCH_SEARCH_MAX = 64;
