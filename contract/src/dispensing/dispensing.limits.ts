/** Longest name of a product or of a pack as the pharmacist writes it, in characters. */
export const PRODUCT_MAX = 120;
/** Longest lot, in characters. */
export const LOT_MAX = 40;
/** Longest name and licence of a pharmacist, in characters. */
export const PHARMACIST_MAX = 80;
/** Longest reason of a substitution or of a block, in characters. */
export const DISPENSING_REASON_MAX = 256;
/** Prescriptions that a branch may open at its counter in an hour: CUIR and DNI are not to be tried out (requirement: counter limit). */
export const COUNTER_OPENINGS_PER_HOUR = 30;
/** Dispensings and blocks that a branch may try in an hour: each names CUIR and DNI again, and has to follow an opening. */
export const COUNTER_ACTS_PER_HOUR = 60;
/** Dispensings of one page of a branch's history. */
export const DISPENSINGS_PAGE = 50;
