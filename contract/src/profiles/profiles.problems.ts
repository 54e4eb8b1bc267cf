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
} as const;
export type ProfilesProblem = keyof typeof profilesProblems;
