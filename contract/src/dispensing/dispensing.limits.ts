/** Longest name of a product or pack that the pharmacist types, in characters. */
export const PRODUCT_MAX = 120;
/** Longest lot, in characters. */
export const LOT_MAX = 40;
/** Longest name and licence of a pharmacist, in characters. */
export const PHARMACIST_MAX = 80;
/** Longest reason of a substitution or of a block, in characters. */
export const DISPENSING_REASON_MAX = 256;
/**
 * Openings at its counter that find nothing which a branch may try in an hour, so that CUIR and DNI cannot be
 * guessed (requirement: counter limit).
 */
export const COUNTER_FAILED_OPENINGS_PER_HOUR = 30;
/** Dispensings and blocks that find nothing which a branch may try in an hour; each repeats CUIR and DNI. */
export const COUNTER_FAILED_ACTS_PER_HOUR = 60;
/** Dispensings per page of a branch's history. */
export const DISPENSINGS_PAGE = 50;
/** Most dispensings of one spreadsheet: more than a quarter of a busy branch, which hands over a hundred a day. */
export const DISPENSINGS_IN_TABLE = 10_000;
