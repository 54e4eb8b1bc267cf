/** Longest posology of a medicine, in characters. */
export const POSOLOGY_MAX = 200;
/** Longest name of a medicine, in characters. */
export const MEDICATION_NAME_MAX = 200;
/** Most packs of one medicine a line may ask for. */
export const QUANTITY_MAX = 999;
/** Lines of one prescription: the item number of the CUIR has two digits. */
export const PRESCRIPTION_LINES_MAX = 99;
/** Shortest text for searching a medicine. */
export const MEDICATION_SEARCH_MIN = 3;
/** Longest text for searching a medicine. */
export const MEDICATION_SEARCH_MAX = 64;
/** The most prescriptions of one page. */
export const PRESCRIPTION_PAGE_MAX = 100;
/** Minutes for which a shared link works. */
export const PRESCRIPTION_LINK_MINUTES = 15;
/** Attempts per link, with the right DNI or a wrong one. */
export const PRESCRIPTION_LINK_TRIES = 5;
/** Longest reason for blocking or annulling a prescription. */
export const PRESCRIPTION_REASON_MAX = 256;
