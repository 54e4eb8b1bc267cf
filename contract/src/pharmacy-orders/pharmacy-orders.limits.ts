/** Shortest text for searching a pharmacy, by name or street. */
export const PHARMACY_SEARCH_MIN = 4;
/** Longest text for searching a pharmacy. */
export const PHARMACY_SEARCH_MAX = 64;
/** Branches per page. */
export const BRANCHES_PAGE = 20;
/** Most prescriptions in one order. */
export const ORDER_PRESCRIPTIONS_MAX = 20;
/** Orders per page. */
export const ORDER_PAGE = 20;
/** Most lines, and most extras, of a quote. */
export const QUOTE_LINES_MAX = 99;
export const QUOTE_EXTRAS_MAX = 20;
/** Longest name of a product or an extra, in characters. */
export const QUOTED_NAME_MAX = 120;
/** Longest reason of a refusal, guide number or proof of delivery, in characters. */
export const ORDER_REASON_MAX = 256;
export const GUIDE_NUMBER_MAX = 60;
/** Days in which a branch has to answer before an order expires. */
export const QUOTE_WITHIN_DAYS = 7;
/** Hours for which a quote is valid by default, and the most that a branch may set. */
export const QUOTE_VALID_HOURS = 48;
export const QUOTE_VALID_HOURS_MAX = 168;
/** Days after which a branch may report the arrival of an order that its patient did not confirm. */
export const DELIVERY_PROOF_DAYS = 7;
/** Highest order number that can be searched. */
export const ORDER_NUMBER_MAX = 999_999_999_999;
/** By how many hours staff can extend a quote. */
export const EXTENSION_HOURS = [24, 48, 72] as const;
/** Hours after which an order without a quote is late. */
export const QUOTE_LATE_HOURS = 24;
