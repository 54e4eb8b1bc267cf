import {
  listPrescriptions,
  PRESCRIPTION_PAGE_MAX,
  type Prescription,
} from '@app/contract/prescriptions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';

/** Own and dependants' prescriptions of every tab, newest first; the wire brings the oldest first. */
export const prescriptionsQuery = queryOptions({
  queryKey: ['prescriptions'],
  queryFn: async ({ signal }) => (await readAll(signal)).reverse(),
  // A pharmacy or an order of one's own may have used one meanwhile.
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
