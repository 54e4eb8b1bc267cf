import { getGuardAvailability, updateGuardAvailability } from '@app/contract/presence';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';

const key = (accountId: string) => ['guard-availability', accountId] as const;

/** Whether the viewer is on duty. */
export const availabilityQuery = (accountId: string) =>
  queryOptions({
    queryKey: key(accountId),
    queryFn: async () =>
      (await call(getGuardAvailability, { params: { id: accountId } })).data
        .virtualGuardAvailability,
  });

/** Sets the availability; returns the new one. */
export const setAvailability = async (accountId: string, virtualGuardAvailability: boolean) =>
  (
    await call(updateGuardAvailability, {
      params: { id: accountId },
      body: { virtualGuardAvailability },
    })
  ).data;

/** Goes on or off duty, without an optimistic update. */
export function useSetAvailability(accountId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => setAvailability(accountId, isOn),
    onSuccess: async ({ virtualGuardAvailability }) => {
      queries.setQueryData(key(accountId), virtualGuardAvailability);
      // Off duty the line may not be read: it is removed from the cache.
      if (!virtualGuardAvailability)
        queries.removeQueries({ queryKey: ['guard-queue', 'waiting'] });
      await queries.invalidateQueries({ queryKey: ['guard-queue'] });
    },
  });
}
