import type { EndpointRequest } from '@app/contract/kernel';
import {
  listEmergencies,
  listUnusualReaders,
  type NewReview,
  reviewEmergency,
  searchAccessLog,
} from '@app/contract/record-access';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { pagedQuery } from '../../lib/server/paged-query.ts';

export type AskedAccesses = EndpointRequest<typeof searchAccessLog>['body'];

export const accessLogQuery = (asked: AskedAccesses) =>
  pagedQuery(['access-log', asked], (after) =>
    call(searchAccessLog, { body: { ...asked, ...after } }),
  );

export const emergenciesKey = ['emergencies'] as const;

export const emergenciesQuery = (isReviewed: boolean) =>
  pagedQuery([...emergenciesKey, isReviewed], (after) =>
    call(listEmergencies, { query: { reviewed: isReviewed ? 'true' : 'false', ...after } }),
  );

export const review = (id: string, body: NewReview) =>
  call(reviewEmergency, { params: { id }, body });

export const unusualReadersQuery = queryOptions({
  queryKey: ['unusual-readers'],
  queryFn: async () => (await call(listUnusualReaders, {})).data,
});
