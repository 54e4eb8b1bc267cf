import { priceListProblems } from '@app/contract/price-list';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(priceListProblems);
