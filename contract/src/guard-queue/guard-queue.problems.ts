/** Refusals of the guard. */
export const guardQueueProblems = {
  'guard-queue.already-taken': 409,
  'guard-queue.patient-silent': 409,
  'guard-queue.already-waiting': 409,
  'guard-queue.not-on-duty': 403,
  'guard-queue.profile-incomplete': 409,
  'guard-queue.coverage-missing': 409,
  'guard-queue.too-young': 409,
  'guard-queue.consent-missing': 409,
  'guard-queue.specialty-not-on-guard': 409,
  'guard-queue.not-waiting': 409,
  'guard-queue.same-specialty': 409,
  'guard-queue.off-duty-already': 409,
} as const;
export type GuardQueueProblem = keyof typeof guardQueueProblems;
