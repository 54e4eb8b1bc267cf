import { getGuardAvailability, updateGuardAvailability } from '@app/contract/presence';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';

const key = (accountId: string) => ['guard-availability', accountId] as const;

/** Whether the own guard is on. */
export const availabilityQuery = (accountId: string) =>
  queryOptions({
    queryKey: key(accountId),
    queryFn: async () =>
      (await call(getGuardAvailability, { params: { id: accountId } })).data
        .virtualGuardAvailability,
  });

/** Says that somebody is on the guard or no longer; answers how it is now. */
export const setAvailability = async (accountId: string, virtualGuardAvailability: boolean) =>
  (
    await call(updateGuardAvailability, {
      params: { id: accountId },
      body: { virtualGuardAvailability },
    })
  ).data;

/** Goes on or off the guard; shown only once the server has said so. */
export function useSetAvailability(accountId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => setAvailability(accountId, isOn),
    onSuccess: async ({ virtualGuardAvailability }) => {
      queries.setQueryData(key(accountId), virtualGuardAvailability);
      // Who is off duty may not read the line any more: nothing of it is kept, and it is not asked for.
      if (!virtualGuardAvailability)
        queries.removeQueries({ queryKey: ['guard-queue', 'waiting'] });
      await queries.invalidateQueries({ queryKey: ['guard-queue'] });
    },
  });
}
