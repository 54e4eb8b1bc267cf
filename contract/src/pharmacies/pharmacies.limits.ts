/** Openings of a week: three on each day. */
export const OPENINGS_MAX = 21;
/** Longest name of a street, in characters. */
export const STREET_MAX = 100;
/** Longest telephone number as people write it, in characters. */
export const PHONE_MAX = 30;
