/** Searches of people that one account may make in an hour: enough for a day's work, not to copy the list. */
export const PEOPLE_SEARCHES_PER_HOUR = 60;
/** Mails with a key that one member of staff may ask for in an hour. */
export const STAFF_MAILS_PER_HOUR = 20;
/** Days ahead in which a licence that ends counts as about to expire. */
export const EXPIRING_DAYS = 60;
/** Longest text that people are searched by, in characters. */
export const PEOPLE_SEARCH_MAX = 120;
/** Shortest and longest account of what the registry says, in characters. */
export const EVIDENCE_MIN = 10;
export const EVIDENCE_MAX = 1000;
/** Longest address of an entry of the registry, in characters. */
export const EVIDENCE_LINK_MAX = 500;
/** Shortest and longest text of what a professional has to correct, in characters. */
export const OBSERVATION_MIN = 10;
export const OBSERVATION_MAX = 500;
