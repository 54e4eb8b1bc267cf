import { consentsProblems } from '@app/contract/consents';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(consentsProblems);
