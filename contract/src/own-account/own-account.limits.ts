/** Hours in which the mailed link opens the account (requirement: own account of a dependant). */
export const OWN_ACCOUNT_KEY_HOURS = 72;
/** Tries at the DNI with one link; the last wrong one ends it (requirement: own account of a dependant). */
export const OWN_ACCOUNT_DNI_TRIES = 5;
/** Accounts of members that a holder may ask for in a day. */
export const OWN_ACCOUNT_ASKS_PER_DAY = 10;
