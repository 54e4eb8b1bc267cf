import { getTouched } from '@app/contract/appointments';
import type { EndpointRequest } from '@app/contract/kernel';
import {
  getPerson,
  getPersonImages,
  listActsOnPerson,
  listBranchChoices,
  type PersonKind,
  searchPeople,
} from '@app/contract/people';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { pagedQuery } from '../lib/server/paged-query.ts';

/** Filters of the list, as in the contract. */
export type AskedPeople = EndpointRequest<typeof searchPeople>['body'] & { kind: PersonKind };

export const peopleQuery = (asked: AskedPeople) =>
  pagedQuery(['people', asked], (after) => call(searchPeople, { body: { ...asked, ...after } }));

export const personQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['person', accountId],
    queryFn: async () => (await call(getPerson, { params: { accountId } })).data,
  });

export const touchedQuery = (professionalId: string) =>
  queryOptions({
    queryKey: ['touched', professionalId],
    queryFn: async () => (await call(getTouched, { query: { professionalId } })).data,
    // What was read before the act is no longer true after it.
    gcTime: 0,
  });

export const personImagesQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['person-images', accountId],
    queryFn: async () => (await call(getPersonImages, { params: { accountId } })).data,
  });

export const personHistoryQuery = (accountId: string) =>
  pagedQuery(['person-history', accountId], (after) =>
    call(listActsOnPerson, { params: { accountId }, query: after }),
  );

/** Active branches by part of their name, as options. */
export async function searchBranches(search: string, signal: AbortSignal) {
  const { data } = await call(listBranchChoices, { query: { search } }, { signal });
  return data.map(({ id, name }) => ({ id, label: name }));
}
