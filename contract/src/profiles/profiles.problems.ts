/** Why profiles say no, with the status of each. */
export const profilesProblems = {
  'profiles.already-registered': 409,
  'profiles.not-registered': 409,
  'profiles.stale-draft': 409,
  'profiles.coverage-verified': 409,
  'profiles.images-missing': 409,
  'profiles.file-type-refused': 422,
  'profiles.file-broken': 422,
  'profiles.image-too-large': 422,
  'profiles.file-too-large': 413,
  'profiles.too-many-files': 409,
  'profiles.file-in-review': 409,
  'profiles.file-infected': 410,
  /** The link that undoes a change of telephone is unknown, was used or is too old. */
  'profiles.telephone-key-invalid': 400,
  /** Another code, or one that is too old, was guessed at too often, or went to an earlier telephone. */
  'profiles.telephone-code-invalid': 400,
  /** There is none, it is confirmed already, or its owner accepts no WhatsApp. */
  'profiles.telephone-not-to-confirm': 409,
} as const;
export type ProfilesProblem = keyof typeof profilesProblems;
