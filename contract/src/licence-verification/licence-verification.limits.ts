/** Professionals that the landing names; others come up on other days. */
export const NAMED_AT_THE_DOOR = 6;
