import { notificationEventSchema } from '@app/contract/notifications';
import {
  getGuardAvailability,
  OFF_DUTY_EVENT,
  updateGuardAvailability,
} from '@app/contract/presence';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../lib/server/call.ts';
import { socket } from '../lib/server/socket.ts';

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
    onSuccess: ({ virtualGuardAvailability }) =>
      keepAvailability(queries, accountId, virtualGuardAvailability),
  });
}

/** Staff may take a professional off duty while the screen is open. */
export function useOffDutyPushes(accountId: string): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      socket.onPrivate((message) => {
        const { data } = notificationEventSchema.safeParse(message);
        if (data?.notification.event === OFF_DUTY_EVENT)
          void keepAvailability(queries, accountId, false);
      }),
    [queries, accountId],
  );
}

async function keepAvailability(queries: QueryClient, accountId: string, isOn: boolean) {
  queries.setQueryData(key(accountId), isOn);
  // Off duty the professional may read neither the line nor the day, so they are removed from the cache.
  for (const name of isOn ? [] : ['waiting', 'triage', 'day'])
    queries.removeQueries({ queryKey: ['guard-queue', name] });
  await queries.invalidateQueries({ queryKey: ['guard-queue'] });
}
