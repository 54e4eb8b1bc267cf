import { consultationsProblems } from '@app/contract/consultations';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(consultationsProblems);
