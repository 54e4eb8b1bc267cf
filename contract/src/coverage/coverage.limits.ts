/** Times a day that a holder may ask to be called about the plan. */
export const CONTACTS_PER_DAY = 3;
/** Hours after which an unused private consultation is refunded. */
export const UNUSED_HOURS = 24;
