/** Searches of people that an account may make in an hour: enough for a day's work, too few to copy the list. */
export const PEOPLE_SEARCHES_PER_HOUR = 60;
/** Mails with a link that one member of staff may trigger in an hour. */
export const STAFF_MAILS_PER_HOUR = 20;
/** Days before its expiry in which a licence counts as about to expire. */
export const EXPIRING_DAYS = 60;
/** Longest text that people are searched by, in characters. */
export const PEOPLE_SEARCH_MAX = 120;
/** Shortest and longest description of what the registry says, in characters. */
export const EVIDENCE_MIN = 10;
export const EVIDENCE_MAX = 1000;
/** Longest address of a registry entry, in characters. */
export const EVIDENCE_LINK_MAX = 500;
/** Shortest and longest text about what a professional has to correct, in characters. */
export const OBSERVATION_MIN = 10;
export const OBSERVATION_MAX = 500;
