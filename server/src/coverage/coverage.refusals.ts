import { coverageProblems } from '@app/contract/coverage';
import { refusals } from '../platform/refusal.ts';

/** How coverage says no. */
export const refuse = refusals(coverageProblems);
