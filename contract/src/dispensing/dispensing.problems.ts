/** Why a prescription is not served at a counter. */
export const dispensingProblems = {
  /** No prescription has this CUIR with this DNI, or the one that has them was annulled: not told apart. */
  'dispensing.not-found': 404,
  /** It was served already, here or elsewhere: once for ever. `current` says when. */
  'dispensing.already-dispensed': 409,
  'dispensing.not-started': 409,
  'dispensing.overdue': 409,
  'dispensing.blocked': 409,
  /** What is handed over is not what was prescribed: a line that is not there, more than was asked for. */
  'dispensing.lines-differ': 409,
  /** The professional wrote that this medicine is not to be substituted. */
  'dispensing.substitution-refused': 409,
} as const;
export type DispensingProblem = keyof typeof dispensingProblems;
