/** Refusals of a visit. */
export const visitProblems = {
  'visits.place-gone': 409,
  'visits.entry-not-found': 404,
  'visits.command-refused': 409,
  'visits.already-attending': 409,
  'visits.already-begun': 409,
  'visits.patient-busy': 409,
  'visits.consent-missing': 409,
  'visits.reason-required': 409,
  'visits.record-missing': 409,
  'visits.stale-claim': 409,
  'visits.already-rated': 409,
  'visits.record-not-late': 409,
} as const;
export type VisitProblem = keyof typeof visitProblems;
