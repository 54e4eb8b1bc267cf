/** Why a prescription is refused, each with its status. */
export const prescriptionsProblems = {
  'prescriptions.legal-fields-missing': 422,
  'prescriptions.duplicate-medication': 422,
  'prescriptions.restricted-not-authorised': 403,
  'prescriptions.not-verified': 403,
  'prescriptions.annulled': 410,
  'prescriptions.not-started': 409,
  'prescriptions.overdue': 409,
  'prescriptions.already-dispensed': 409,
  'prescriptions.command-refused': 409,
  'prescriptions.document-pending': 409,
} as const;
export type PrescriptionsProblem = keyof typeof prescriptionsProblems;
