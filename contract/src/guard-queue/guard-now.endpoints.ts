import { anybody, endpoint, listOf } from '../kernel/index.ts';
import { guardSummarySchema } from './guard-queue.schema.ts';

/** For visitors of the landing page, whom nobody counts or names. Apart from the calls of the guard, which that page need not load. */
export const getGuardNow = endpoint({
  method: 'GET',
  path: '/api/guard-queue/now',
  who: anybody('within limits'),
  access: 'public',
  summary: 'Specialties that somebody attends now, and about how long a new patient waits.',
  response: listOf(guardSummarySchema.pick({ name: true, wait: true })),
  limit: { max: 60, windowSeconds: 60 },
});
