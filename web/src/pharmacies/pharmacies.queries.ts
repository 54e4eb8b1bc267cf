import type { EndpointAnswer } from '@app/contract/kernel';
import { type BranchChanges, getOwnBranch, updateOwnBranch } from '@app/contract/pharmacies';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';

export type OwnBranch = EndpointAnswer<typeof getOwnBranch>['data'];

/** The branch of the account. */
export const ownBranchQuery = queryOptions({
  queryKey: ['own-branch'],
  queryFn: async () => (await call(getOwnBranch, {})).data,
  // A focused window must not replace what is being typed.
  refetchOnWindowFocus: false,
});

/** Changes the account's branch over the version that was read. */
export const saveBranch = async (version: number, body: BranchChanges): Promise<OwnBranch> =>
  (await call(updateOwnBranch, { body }, { ifMatch: version })).data;
