/** Longest posology of a medicine, in characters. */
export const POSOLOGY_MAX = 200;
/** Longest name of a medicine, in characters. */
export const MEDICATION_NAME_MAX = 200;
/** Most packs of one medicine a line may ask for. */
export const QUANTITY_MAX = 999;
/** Lines of one prescription: the item number of the CUIR has two digits. */
export const PRESCRIPTION_LINES_MAX = 99;
/** Letters a medicine is searched from. */
export const MEDICATION_SEARCH_MIN = 3;
/** Longest text a medicine is searched by. */
export const MEDICATION_SEARCH_MAX = 64;
/** The most prescriptions of one page. */
export const PRESCRIPTION_PAGE_MAX = 100;
/** How long a link passes a prescription on. */
export const PRESCRIPTION_LINK_MINUTES = 15;
/** How often a link may be tried, with the right DNI or another. */
export const PRESCRIPTION_LINK_TRIES = 5;
/** Longest reason for blocking or annulling a prescription. */
export const PRESCRIPTION_REASON_MAX = 256;
