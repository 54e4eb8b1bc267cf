/** Why a price file is refused. */
export const priceListProblems = {
  /** Some rows cannot be read; the answer has the preview as `current`, and nothing was changed. */
  'price-list.faulty': 409,
  /** Some products cost nothing and nobody said that it is meant so; the answer has the preview as `current`. */
  'price-list.free-not-meant': 409,
} as const;
export type PriceListProblem = keyof typeof priceListProblems;
