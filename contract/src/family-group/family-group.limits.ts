/** Most members of a holder's group (specification). */
export const FAMILY_MEMBERS_MAX = 3;
/** Longest reason for requesting that a member be removed, in characters. */
export const REMOVAL_REASON_MAX = 500;
