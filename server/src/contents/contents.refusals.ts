import { contentsProblems } from '@app/contract/contents';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(contentsProblems);
