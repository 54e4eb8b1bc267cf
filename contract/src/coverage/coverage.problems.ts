export const coverageProblems = {
  'coverage.used-up': 409,
} as const;
export type CoverageProblem = keyof typeof coverageProblems;
