import {
  applyGuardQueueEvent,
  applyLeftLine,
  leftLineSchema,
  publicQueueEventSchema,
} from '@app/contract/guard-queue';
import type { QueueEntry } from '@app/contract/visits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { socket } from '../lib/server/socket.ts';
import { useVisitEvents, useVisitPushes } from '../visits/index.ts';
import { linesKey, summaryQuery, waitingKey } from './guard-queue.queries.ts';

/** Applies the pushes of the queue to the query cache. */
export function useQueuePushes() {
  const queries = useQueryClient();
  useEffect(
    () =>
      socket.onPrivate((message) => {
        const left = leftLineSchema.safeParse(message);
        if (!left.success) return;
        queries.setQueriesData<QueueEntry[]>(
          { queryKey: linesKey },
          (waiting) => waiting && applyLeftLine(waiting, left.data),
        );
      }),
    [queries],
  );
  useVisitPushes();
  useVisitEvents(
    useCallback(
      (event) => {
        queries.setQueryData<QueueEntry[]>(
          waitingKey(event.entry.specialtyId),
          (waiting) => waiting && applyGuardQueueEvent(waiting, event),
        );
        void queries.invalidateQueries({
          queryKey: ['guard-queue', 'position'],
          // A patient who was called no longer has a position.
          predicate: ({ queryKey }) =>
            event.entry.phase === 'WAITING' || queryKey[2] !== event.entry.queueId,
        });
      },
      [queries],
    ),
  );
}

/** Number of people waiting: pushed, with polling as the fallback. */
export function useWaitingCount(specialtyId: number): number {
  const { data: summary = [] } = useQuery(summaryQuery);
  const [pushed, setPushed] = useState<number>();
  useEffect(
    () =>
      socket.onPublic((message) => {
        const event = publicQueueEventSchema.safeParse(message);
        if (event.data?.specialtyId === specialtyId) setPushed(event.data.waiting);
      }),
    [specialtyId],
  );
  return pushed ?? summary.find((row) => row.specialtyId === specialtyId)?.waiting ?? 0;
}
