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
  summary: 'The running version, its start, and the state of what it depends on.',
  response: okOf(systemSchema),
});

export const listJobQueues = endpoint({
  method: 'GET',
  path: '/api/staff/system/jobs',
  who: staff('staff projection'),
  access: 'session',
  summary: 'Background jobs by kind: how many wait, run and failed.',
  response: listOf(jobQueueSchema),
});

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/api/staff/system/failed-jobs',
  who: staff('staff projection'),
  access: 'session',
  summary: 'Failed background jobs, newest first, without their data.',
  query: z.object({ after: afterInAddress }),
  response: pagedListOf(failedJobSchema),
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/staff/system/failed-jobs/:id/retry',
  who: { admin: ['step-up', 'legal transition', 'staff projection'] },
  access: 'session',
  summary: 'Retry a failed background job, under the same key.',
  params: z.object({ id: z.uuid() }),
  response: doneSchema,
});
