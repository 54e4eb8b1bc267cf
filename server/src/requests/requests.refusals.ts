import { requestsProblems } from '@app/contract/requests';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(requestsProblems);
