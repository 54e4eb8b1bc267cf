/** The members that a holder may have (specification). */
export const FAMILY_MEMBERS_MAX = 3;
