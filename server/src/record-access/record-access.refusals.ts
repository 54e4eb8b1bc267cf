import { recordAccessProblems } from '@app/contract/record-access';
import { refusals } from '../platform/refusal.ts';

/** How access to records says no. */
export const refuse = refusals(recordAccessProblems);
