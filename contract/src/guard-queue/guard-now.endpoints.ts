import { anybody, endpoint, listOf } from '../kernel/index.ts';
import { guardSummarySchema } from './guard-queue.schema.ts';

/**
 * For visitors of the landing page; tells neither counts nor names. A separate file, so that the page need not
 * load the other calls of the guard.
 */
export const getGuardNow = endpoint({
  method: 'GET',
  path: '/api/guard-queue/now',
  who: anybody('within limits'),
  access: 'public',
  summary: 'Specialties that are attended now, and the approximate wait of a new patient.',
  response: listOf(guardSummarySchema.pick({ name: true, wait: true })),
  limit: { max: 60, windowSeconds: 60 },
});
