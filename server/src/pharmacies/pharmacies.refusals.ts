import { pharmaciesProblems } from '@app/contract/pharmacies';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(pharmaciesProblems);
