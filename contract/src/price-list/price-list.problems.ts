/** Why a file of prices is not taken. */
export const priceListProblems = {
  /** It has rows that cannot be read; the answer has the preview as `current`, and nothing changed. */
  'price-list.faulty': 409,
} as const;
export type PriceListProblem = keyof typeof priceListProblems;
