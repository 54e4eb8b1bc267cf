/** Why the registry is not asked, with the status of each. */
export const registryChecksProblems = {
  /** The installation has no registry: staff looks there by hand. */
  'registry-checks.off': 409,
  /** The registry does not answer, or answers what cannot be read; nothing is stored and nobody is suspended. */
  'registry-checks.unavailable': 503,
} as const;
