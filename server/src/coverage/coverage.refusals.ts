import { coverageProblems } from '@app/contract/coverage';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(coverageProblems);
