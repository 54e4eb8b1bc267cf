export const consentsProblems = {
  'consents.text-not-found': 404,
  'consents.text-changed': 409,
} as const;
export type ConsentsProblem = keyof typeof consentsProblems;
