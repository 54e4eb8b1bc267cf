import { getLiveGuard, listStuck, publicQueueEventSchema } from '@app/contract/guard-queue';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/server/call.ts';
import { socket } from '../../lib/server/socket.ts';

/** Polling interval of staff's view, since duty and phases have no pushes. */
const LIVE_REFRESH_MS = 10_000;

export const liveGuardKey = ['guard-queue', 'live'] as const;

export const liveGuardQuery = queryOptions({
  queryKey: liveGuardKey,
  queryFn: async () => (await call(getLiveGuard, {})).data,
  refetchInterval: LIVE_REFRESH_MS,
  staleTime: 0,
});

/** Visits that no timeout ended; for the medical director. */
export const stuckQuery = (mayAct: boolean) =>
  queryOptions({
    queryKey: [...liveGuardKey, 'stuck'],
    queryFn: async () => (await call(listStuck, {})).data,
    enabled: mayAct,
    staleTime: 0,
  });

/** Fetches the guard again whenever a push says that a line changed; that push has no names. */
export function useLivePushes() {
  const queries = useQueryClient();
  useEffect(
    () =>
      socket.onPublic((message) => {
        if (publicQueueEventSchema.safeParse(message).success)
          void queries.invalidateQueries({ queryKey: liveGuardKey });
      }),
    [queries],
  );
}
