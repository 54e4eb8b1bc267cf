import {
  listPrescriptions,
  PRESCRIPTION_PAGE_MAX,
  type Prescription,
} from '@app/contract/prescriptions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';

/** The family's prescriptions of all tabs, newest first; the API returns the oldest first. */
export const prescriptionsQuery = queryOptions({
  queryKey: ['prescriptions'],
  queryFn: async ({ signal }) => (await readAll(signal)).reverse(),
  // A pharmacy or one of the patient's orders may have used one in the meantime.
  staleTime: 0,
});

async function readAll(signal: AbortSignal): Promise<Prescription[]> {
  const all: Prescription[] = [];
  for (let page_number = 0; ; page_number++) {
    const { data } = await call(listPrescriptions, { query: { page_number } }, { signal });
    all.push(...data);
    if (data.length < PRESCRIPTION_PAGE_MAX) return all;
  }
}
