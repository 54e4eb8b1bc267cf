import { visitProblems } from '@app/contract/visits';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(visitProblems);
