import { type VisitEvent, visitEventSchema } from '@app/contract/visits';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { type SocketOwner, socket, useSocketStatus } from '../lib/server/socket.ts';
import { ownEntriesKey, unrecordedQuery } from './visits.queries.ts';

/** Subscribes to the pushes of visits; pass a stable callback. */
export function useVisitEvents(onEvent: (event: VisitEvent) => void) {
  useEffect(
    () =>
      socket.onPrivate((message) => {
        const event = visitEventSchema.safeParse(message);
        if (event.success) onEvent(event.data);
      }),
    [onEvent],
  );
}

/** Fetches the viewer's visits again after a push about one, and those that wait for their record. */
export function useVisitPushes() {
  const queries = useQueryClient();
  useVisitEvents(
    useCallback(() => {
      for (const queryKey of [ownEntriesKey, unrecordedQuery.queryKey])
        void queries.invalidateQueries({ queryKey });
    }, [queries]),
  );
}

/** Keeps the socket connected on a screen of visits. */
export function useLiveLine(owner: SocketOwner | null) {
  const status = useSocketStatus();
  useEffect(() => {
    if (owner && socket.getSnapshot() === 'off') void socket.connect(owner);
  }, [owner]);
  return status;
}
