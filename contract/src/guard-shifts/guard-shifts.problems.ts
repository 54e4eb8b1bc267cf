/** Why a shift is refused. */
export const guardShiftsProblems = {
  'guard-shifts.not-found': 404,
  /** The professional has another shift at that time. */
  'guard-shifts.overlap': 409,
  /** Only guard professionals of the staff have shifts (requirement: own agenda). */
  'guard-shifts.not-of-the-staff': 409,
  /** The professional has no licence in that specialty, or the guard does not serve it. */
  'guard-shifts.specialty': 409,
  /** It has ended already. */
  'guard-shifts.over': 409,
} as const;
export type GuardShiftsProblem = keyof typeof guardShiftsProblems;
