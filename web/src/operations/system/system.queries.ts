import {
  getSystem,
  getWaitingBusiness,
  listFailedJobs,
  listJobQueues,
  retryJob,
} from '@app/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { pagedQuery } from '../../lib/server/paged-query.ts';

const REFRESH_MS = 15_000;

export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: async () => (await call(getSystem, {})).data,
  refetchInterval: REFRESH_MS,
});

export const waitingBusinessQuery = queryOptions({
  queryKey: ['waiting-business'],
  queryFn: async () => (await call(getWaitingBusiness, {})).data,
  refetchInterval: REFRESH_MS,
});

export const jobsKey = ['system-jobs'] as const;

export const jobQueuesQuery = queryOptions({
  queryKey: [...jobsKey, 'queues'],
  queryFn: async () => (await call(listJobQueues, {})).data,
  refetchInterval: REFRESH_MS,
});

export const failedJobsQuery = pagedQuery([...jobsKey, 'failed'], (after) =>
  call(listFailedJobs, { query: after }),
);

export const retry = (id: string) => call(retryJob, { params: { id } });
