import { peopleProblems } from '@app/contract/people';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(peopleProblems);
