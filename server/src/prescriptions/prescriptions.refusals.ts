import { prescriptionsProblems } from '@app/contract/prescriptions';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(prescriptionsProblems);
