/** Hours in which the mailed link opens the account (requirement: own account of a dependant). */
export const OWN_ACCOUNT_KEY_HOURS = 72;
/** Attempts at the DNI per link; the last wrong one invalidates it (requirement: own account of a dependant). */
export const OWN_ACCOUNT_DNI_TRIES = 5;
/** Accounts for members that a holder may request in a day. */
export const OWN_ACCOUNT_ASKS_PER_DAY = 10;
