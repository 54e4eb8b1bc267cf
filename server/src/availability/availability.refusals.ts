import { availabilityProblems } from '@app/contract/availability';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(availabilityProblems);
