import { guardQueueProblems } from '@app/contract/guard-queue';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(guardQueueProblems);
