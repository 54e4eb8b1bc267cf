/** Letters a pharmacy is searched from, by name or street. */
export const PHARMACY_SEARCH_MIN = 4;
/** Longest text a pharmacy is searched by. */
export const PHARMACY_SEARCH_MAX = 64;
/** Branches of one answer. */
export const BRANCHES_PAGE = 20;
/** Prescriptions that go to a branch in one order. */
export const ORDER_PRESCRIPTIONS_MAX = 20;
/** Orders of one page. */
export const ORDER_PAGE = 20;
/** Lines of a quote, and what is charged besides. */
export const QUOTE_LINES_MAX = 99;
export const QUOTE_EXTRAS_MAX = 20;
/** Longest name of a product or an extra, in characters. */
export const QUOTED_NAME_MAX = 120;
/** Longest reason of a refusal, guide number or proof of a delivery, in characters. */
export const ORDER_REASON_MAX = 256;
export const GUIDE_NUMBER_MAX = 60;
/** Days a branch has to answer before an order expires. */
export const QUOTE_WITHIN_DAYS = 7;
/** Hours a quote is valid unless the branch says otherwise, and the most it may say. */
export const QUOTE_VALID_HOURS = 48;
export const QUOTE_VALID_HOURS_MAX = 168;
/** Days after which a branch may say that an order arrived which its patient did not confirm. */
export const DELIVERY_PROOF_DAYS = 7;
/** Highest number of an order that is looked for. */
export const ORDER_NUMBER_MAX = 999_999_999_999;
/** Hours by which staff makes a quote valid for longer. */
export const EXTENSION_HOURS = [24, 48, 72] as const;
/** Hours after which an order that no branch quoted is late. */
export const QUOTE_LATE_HOURS = 24;
