import { z } from 'zod';
import {
  afterInAddress,
  doneSchema,
  endpoint,
  listOf,
  okOf,
  pagedListOf,
  staff,
} from '../kernel/index.ts';
import { failedJobSchema, jobQueueSchema, systemSchema } from './system.schema.ts';

export const getSystem = endpoint({
  method: 'GET',
  path: '/api/staff/system',
  who: staff('staff projection'),
  access: 'session',
  summary: 'What runs, since when, and how the parts it depends on are doing.',
  response: okOf(systemSchema),
});

export const listJobQueues = endpoint({
  method: 'GET',
  path: '/api/staff/system/jobs',
  who: staff('staff projection'),
  access: 'session',
  summary: 'Background work by kind: how much waits, runs and failed.',
  response: listOf(jobQueueSchema),
});

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/api/staff/system/failed-jobs',
  who: staff('staff projection'),
  access: 'session',
  summary: 'Background work that failed, newest first, without what it was about.',
  query: z.object({ after: afterInAddress }),
  response: pagedListOf(failedJobSchema),
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/staff/system/failed-jobs/:id/retry',
  who: { admin: ['step-up', 'legal transition', 'staff projection'] },
  access: 'session',
  summary: 'Do failed background work again, under the same key.',
  params: z.object({ id: z.uuid() }),
  response: doneSchema,
});
