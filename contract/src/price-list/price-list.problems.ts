/** Why a price file is refused. */
export const priceListProblems = {
  /** Some rows cannot be read; the answer has the preview as `current`, and nothing was changed. */
  'price-list.faulty': 409,
} as const;
export type PriceListProblem = keyof typeof priceListProblems;
