import { dispensingProblems } from '@app/contract/dispensing';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(dispensingProblems);
