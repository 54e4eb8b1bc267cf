/** Why a prescription is not served at a counter. */
export const dispensingProblems = {
  /** No prescription has this CUIR and DNI, or it was annulled: the answer is the same. */
  'dispensing.not-found': 404,
  /** A prescription is dispensed only once. `current` says when it was. */
  'dispensing.already-dispensed': 409,
  'dispensing.not-started': 409,
  'dispensing.overdue': 409,
  'dispensing.blocked': 409,
  /** The dispensed lines do not match the prescription: an unknown line, or more than prescribed. */
  'dispensing.lines-differ': 409,
  /** The professional did not allow the substitution of this medicine. */
  'dispensing.substitution-refused': 409,
  /** More dispensings than a spreadsheet holds: a shorter period is needed. */
  'dispensing.too-many': 409,
} as const;
export type DispensingProblem = keyof typeof dispensingProblems;
