/** Refusals of storing or reading a record. */
export const consultationsProblems = {
  'consultations.not-found': 404,
  /** The caller's own visit, whose record is still being written. */
  'consultations.not-stored-yet': 409,
  'consultations.not-attending': 404,
  'consultations.wrong-state': 409,
  'consultations.stale-draft': 409,
  /** Another record of the same visit was stored first. */
  'consultations.already-stored': 409,
  'consultations.stale-version': 412,
  'consultations.sealed': 409,
  'consultations.not-sealed': 409,
  'consultations.prescription-in-use': 409,
  'consultations.document-replaced': 410,
  'consultations.legal-fields-missing': 409,
  'consultations.unknown-medication': 409,
  'consultations.restricted-medication': 409,
  /** The recorded allergies may name a medicine that comes without an answer to them. */
  'consultations.allergy-unanswered': 409,
} as const;
export type ConsultationsProblem = keyof typeof consultationsProblems;
