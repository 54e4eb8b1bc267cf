import type { EndpointRequest } from '@app/contract/kernel';
import { getRequest, listOwnRequests, listRequests } from '@app/contract/requests';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { pagedQuery } from '../lib/server/paged-query.ts';

/** Filters of the list, as in the contract. */
export type AskedRequests = EndpointRequest<typeof listRequests>['query'];

export const requestsQuery = (asked: AskedRequests) =>
  pagedQuery(['requests', asked], (after) => call(listRequests, { query: { ...asked, ...after } }));

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['request', id],
    queryFn: async () => (await call(getRequest, { params: { id } })).data,
  });

export const ownRequestsQuery = pagedQuery(['own-requests'], (after) =>
  call(listOwnRequests, { query: after }),
);
