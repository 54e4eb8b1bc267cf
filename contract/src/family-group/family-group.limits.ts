/** The members that a holder may have (A 9). */
export const FAMILY_MEMBERS_MAX = 3;
