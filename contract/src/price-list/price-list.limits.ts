/** Most rows of a branch's price list. */
export const PRICE_LIST_MAX = 20_000;
/** Largest file of a price list, in bytes. */
export const PRICE_LIST_BYTES = 4 * 1024 * 1024;
/** Most faulty rows in an answer; the rest are only counted. */
export const PRICE_FAULTS_SHOWN = 100;
/** Most products without a price in an answer; the rest are only counted. */
export const FREE_OFFERS_SHOWN = 100;
/** Longest text of a cell, in characters. */
export const PRICE_CELL_MAX = 120;
/** Rows per page of the list. */
export const PRICES_PAGE = 50;
/** Most brands offered for one line of a quote. */
export const BRANDS_MAX = 30;
