import { pharmacyOrdersProblems } from '@app/contract/pharmacy-orders';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(pharmacyOrdersProblems);
