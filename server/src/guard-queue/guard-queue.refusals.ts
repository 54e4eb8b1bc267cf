import { guardQueueProblems } from '@app/contract/guard-queue';
import { visitProblems } from '@app/contract/visits';
import { refusals } from '../platform/refusal.ts';

/** The line refuses in its own words, and in those of the visits that are in it. */
export const refuse = refusals({ ...guardQueueProblems, ...visitProblems });
