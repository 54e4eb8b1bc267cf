/** Times a day that a holder may ask to be called about the plan. */
export const CONTACTS_PER_DAY = 3;
export const AFFILIATE_NUMBER_MAX = 20;
