import { type Centavos, centavosOf } from '@app/contract/kernel';
import type { Config } from '../platform/config.ts';
import type { PlanFacts } from './consultations-left.ts';

/** Price of a private consultation for a person, with or without a plan; `undefined` if none is sold. */
export function privatePrice(
  { PRIVATE_CONSULTATION_PRICE: ofAll }: Pick<Config, 'PRIVATE_CONSULTATION_PRICE'>,
  plan: Pick<PlanFacts, 'private_price'> | undefined,
): Centavos | undefined {
  return plan?.private_price ?? (ofAll === undefined ? undefined : centavosOf(ofAll));
}
