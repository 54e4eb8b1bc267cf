/** Refusals and their status. */
export const profilesProblems = {
  'profiles.already-registered': 409,
  'profiles.not-registered': 409,
  'profiles.stale-draft': 409,
  'profiles.coverage-verified': 409,
  'profiles.images-missing': 409,
  'profiles.file-type-refused': 422,
  'profiles.file-broken': 422,
  /** It opens only with a password. */
  'profiles.file-locked': 422,
  'profiles.file-without-pages': 422,
  'profiles.image-too-large': 422,
  'profiles.file-too-large': 413,
  'profiles.too-many-files': 409,
  'profiles.file-in-review': 409,
  'profiles.file-infected': 410,
  /** The link that undoes a change of telephone is unknown, used or expired. */
  'profiles.telephone-key-invalid': 400,
  /** The code is wrong or expired, was guessed too often, or was sent to an earlier telephone. */
  'profiles.telephone-code-invalid': 400,
  /** There is no telephone, it is already confirmed, or its owner does not accept WhatsApp. */
  'profiles.telephone-not-to-confirm': 409,
} as const;
export type ProfilesProblem = keyof typeof profilesProblems;
