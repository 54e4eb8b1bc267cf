/** Times a day that a holder may ask to be called about the plan. */
export const CONTACTS_PER_DAY = 3;
/** Hours after which a private consultation that was paid and not used is given back. */
export const UNUSED_HOURS = 24;
