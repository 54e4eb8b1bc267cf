/** Rows of the price list of a branch. */
export const PRICE_LIST_MAX = 20_000;
/** Largest file of a price list, in bytes. */
export const PRICE_LIST_BYTES = 4 * 1024 * 1024;
/** Faulty rows that an answer names; the rest is counted. */
export const PRICE_FAULTS_SHOWN = 100;
/** Longest text of a cell, in characters. */
export const PRICE_CELL_MAX = 120;
/** Rows of one page of the list. */
export const PRICES_PAGE = 50;
/** Brands that a quote is offered for one line. */
export const BRANDS_MAX = 30;
