import { paymentsProblems } from '@app/contract/payments';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(paymentsProblems);
