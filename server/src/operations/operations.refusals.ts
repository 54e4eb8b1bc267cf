import { operationsProblems } from '@app/contract/operations';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(operationsProblems);
