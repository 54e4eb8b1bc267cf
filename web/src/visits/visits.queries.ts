import { listOwnEntries, listUnrecorded, PATIENT_POLL_MS } from '@app/contract/visits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';

/** Under the guard's key, as in the address, so that refreshing the line refreshes its visits. */
export const ownEntriesKey = ['guard-queue', 'own'] as const;

/** The viewer's places, visits and claims; polling also renews the place. */
export const ownEntriesQuery = queryOptions({
  queryKey: ownEntriesKey,
  queryFn: async () => (await call(listOwnEntries, {})).data,
  refetchInterval: PATIENT_POLL_MS,
  staleTime: 0,
});

const UNRECORDED_REFRESH_MS = 30_000;

/** Visits that ended for the patient and whose record is not stored yet. */
export const unrecordedQuery = queryOptions({
  queryKey: ['guard-queue', 'unrecorded'],
  queryFn: async () => (await call(listUnrecorded, {})).data,
  refetchInterval: UNRECORDED_REFRESH_MS,
  staleTime: 0,
});
