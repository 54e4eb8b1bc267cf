export const consentsProblems = {
  'consents.text-not-found': 404,
  'consents.text-changed': 409,
  'consents.nothing-to-withdraw': 409,
} as const;
export type ConsentsProblem = keyof typeof consentsProblems;
