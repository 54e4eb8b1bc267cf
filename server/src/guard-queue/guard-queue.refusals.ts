import { guardQueueProblems } from '@app/contract/guard-queue';
import { visitProblems } from '@app/contract/visits';
import { refusals } from '../platform/refusal.ts';

/** Refusals of the line, and of the visits in it. */
export const refuse = refusals({ ...guardQueueProblems, ...visitProblems });
