/** The members that a holder may have (specification). */
export const FAMILY_MEMBERS_MAX = 3;
/** Longest reason of a holder who asks that a member is removed, in characters. */
export const REMOVAL_REASON_MAX = 500;
