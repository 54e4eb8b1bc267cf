import type { EndpointRequest } from '@app/contract/kernel';
import { getStaffBranch, listStaffBranches } from '@app/contract/pharmacies';
import {
  countStaffOrders,
  findStaffOrder,
  getStaffOrder,
  listStaffOrders,
  type StaffOrderSheet,
} from '@app/contract/pharmacy-orders';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { pagedQuery } from '../../lib/server/paged-query.ts';

const KEY = ['staff-orders'] as const;

/** Filters of the list, as in the contract. */
export type AskedOrders = EndpointRequest<typeof listStaffOrders>['query'];

export const staffOrdersQuery = (asked: AskedOrders) =>
  pagedQuery([...KEY, 'list', asked], (after) =>
    call(listStaffOrders, { query: { ...asked, ...after } }),
  );

export const openCountsQuery = (query: { branchId?: string }) =>
  queryOptions({
    queryKey: [...KEY, 'counts', query],
    queryFn: async () => (await call(countStaffOrders, { query })).data,
  });

export const numberedOrderQuery = (number: number) =>
  queryOptions({
    queryKey: [...KEY, 'numbered', number],
    queryFn: async () => (await call(findStaffOrder, { params: { number } })).data,
  });

export const staffOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', orderId],
    queryFn: async () => (await call(getStaffOrder, { params: { orderId } })).data,
  });

/** The branch of the filter, for its name. */
export const askedBranchQuery = (branchId: string) =>
  queryOptions({
    queryKey: [...KEY, 'branch', branchId],
    queryFn: async () => optionOf((await call(getStaffBranch, { params: { branchId } })).data),
    enabled: branchId !== '',
  });

/** Branches, active or not, by part of their name, as options. */
export async function searchBranches(search: string, signal: AbortSignal) {
  const { data } = await call(listStaffBranches, { query: { search } }, { signal });
  return data.map(optionOf);
}

const optionOf = (branch: { id: string; name: string; pharmacy: { name: string } }) => ({
  id: branch.id,
  label: `${branch.pharmacy.name}, ${branch.name}`,
});

/** Shows an order from an answer, and refetches its lists and counts. */
export function useOrderChanged() {
  const client = useQueryClient();
  return async (order: StaffOrderSheet) => {
    client.setQueryData(staffOrderQuery(order.id).queryKey, order);
    await Promise.all(
      ['list', 'counts', 'numbered'].map((part) =>
        client.invalidateQueries({ queryKey: [...KEY, part] }),
      ),
    );
  };
}
