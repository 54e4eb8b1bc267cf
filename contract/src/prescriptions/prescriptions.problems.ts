/** Why a prescription is refused, each with its status. */
export const prescriptionsProblems = {
  'prescriptions.annulled': 410,
  'prescriptions.overdue': 409,
  'prescriptions.already-dispensed': 409,
  'prescriptions.command-refused': 409,
  'prescriptions.document-pending': 409,
  'prescriptions.link-invalid': 400,
} as const;
export type PrescriptionsProblem = keyof typeof prescriptionsProblems;
