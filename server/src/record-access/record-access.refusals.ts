import { recordAccessProblems } from '@app/contract/record-access';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(recordAccessProblems);
