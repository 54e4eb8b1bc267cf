/** Why the registry cannot be asked, with the status of each. */
export const registryChecksProblems = {
  /** The installation is not connected to a registry: staff checks by hand. */
  'registry-checks.off': 409,
  /** The registry does not answer, or its answer cannot be read; nothing is stored and nobody is suspended. */
  'registry-checks.unavailable': 503,
} as const;
