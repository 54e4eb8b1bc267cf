import {
  getPreferences,
  listPushDevices,
  type Preferences,
  removePushSubscription,
  setPreferences,
} from '@app/contract/notifications';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { allowPushes, forgetPushes, pushSupport } from './push-subscription.ts';

export const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: async () => (await call(getPreferences, {})).data,
});

export const devicesQuery = queryOptions({
  queryKey: ['push-devices'],
  queryFn: async () => (await call(listPushDevices, {})).data,
});

const SUPPORT_LOOK_MS = 2_000;

export const supportQuery = queryOptions({
  queryKey: ['push-support'],
  queryFn: pushSupport,
  // On a first visit the worker is registered only once the page has settled.
  refetchInterval: ({ state }) => (state.data === 'none' ? SUPPORT_LOOK_MS : false),
});

/** Refetches the preferences after a change elsewhere that affects them. */
export function useReadPreferencesAgain(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries(preferencesQuery);
}

export function useSavePreferences() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Preferences) => call(setPreferences, { body }),
    onSuccess: () => queries.invalidateQueries(preferencesQuery),
  });
}

/** Allows push messages on this device; returns whether the browser permitted it. */
export function useAllowPushes(publicKey: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => allowPushes(publicKey),
    onSuccess: () => queries.invalidateQueries(devicesQuery),
  });
}

export function useRemoveDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, isCurrent }: { id: string; isCurrent: boolean }) => {
      await call(removePushSubscription, { params: { id } });
      if (isCurrent) await forgetPushes().catch(() => undefined);
    },
    onSettled: () => queries.invalidateQueries(devicesQuery),
  });
}
