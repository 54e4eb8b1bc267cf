import { ownDataProblems } from '@app/contract/own-data';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(ownDataProblems);
