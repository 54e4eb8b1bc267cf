/** Why a shift is refused. */
export const guardShiftsProblems = {
  'guard-shifts.not-found': 404,
  /** The professional has another shift at that time. */
  'guard-shifts.overlap': 409,
  /** Only professionals who may attend can be scheduled (requirement: verified licence). */
  'guard-shifts.not-verified': 409,
  /** The professional has no licence in that specialty, or the guard does not offer it. */
  'guard-shifts.specialty': 409,
  /** Somebody else changed it after it was read. */
  'guard-shifts.changed-meanwhile': 409,
  /** It has already ended. */
  'guard-shifts.over': 409,
} as const;
export type GuardShiftsProblem = keyof typeof guardShiftsProblems;
