import type { EndpointRequest } from '@app/contract/kernel';
import { getStaffBranch, listStaffBranches, type StaffBranchSheet } from '@app/contract/pharmacies';
import { countStaffOrders } from '@app/contract/pharmacy-orders';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { pagedQuery } from '../../lib/server/paged-query.ts';

const KEY = ['staff-branches'] as const;

/** Filters of the list, as in the contract. */
export type AskedBranches = EndpointRequest<typeof listStaffBranches>['query'];

export const staffBranchesQuery = (asked: AskedBranches) =>
  pagedQuery([...KEY, 'list', asked], (after) =>
    call(listStaffBranches, { query: { ...asked, ...after } }),
  );

export const staffBranchQuery = (branchId: string) =>
  queryOptions({
    queryKey: [...KEY, branchId],
    queryFn: async () => (await call(getStaffBranch, { params: { branchId } })).data,
    // A focused window must not replace what is being typed.
    refetchOnWindowFocus: false,
  });

/** Shows a branch from an answer, and refetches the list. */
export function useBranchChanged() {
  const client = useQueryClient();
  return async (branch: StaffBranchSheet) => {
    client.setQueryData(staffBranchQuery(branch.id).queryKey, branch);
    await client.invalidateQueries({ queryKey: [...KEY, 'list'] });
  };
}

/** Open orders of a branch by status. */
export const branchOrdersQuery = (branchId: string) =>
  queryOptions({
    queryKey: [...KEY, branchId, 'orders'],
    queryFn: async () => (await call(countStaffOrders, { query: { branchId } })).data,
    staleTime: 0,
  });

/** Fetches branches and their orders again. */
export function useOrdersCancelled() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}
