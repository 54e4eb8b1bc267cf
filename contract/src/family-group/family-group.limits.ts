/** The members that a holder may have (A 9). */
export const FAMILY_MEMBERS_MAX = 3;
/** The plan with which nobody may be added and only the empty table shows (A 2). */
export const CLASIC_PLAN = 'Clasic';
