import { dismissLostPlace, joinQueue, takePlaceBack } from '@app/contract/guard-queue';
import type { EndpointRequest } from '@app/contract/kernel';
import type { QueueEntry } from '@app/contract/visits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { useSendOnce } from '../lib/server/use-send-once.ts';
import { ownEntriesKey } from '../visits/index.ts';
import { attendHere } from './attending-place.ts';
import { lostPlaceKey } from './guard-queue.queries.ts';

type JoinBody = EndpointRequest<typeof joinQueue>['body'];

/** Joins the queue, without an optimistic update. */
export function useJoin() {
  const sendOnce = useSendOnce();
  return useEnter(
    async (body: JoinBody) =>
      (await sendOnce((idempotencyKey) => call(joinQueue, { body }, { idempotencyKey }))).data,
  );
}

/** Returns to a lost place, with its answers and its time of arrival. */
export function useTakePlaceBack() {
  const sendOnce = useSendOnce();
  return useEnter(async (queueId: string) => {
    const request = { params: { queueId } };
    return (await sendOnce((idempotencyKey) => call(takePlaceBack, request, { idempotencyKey })))
      .data;
  });
}

function useEnter<T>(mutationFn: (asked: T) => Promise<QueueEntry>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (entry) => {
      attendHere(entry.queueId);
      queries.setQueryData<QueueEntry[]>(ownEntriesKey, [entry]);
      // In line again, so the notice of the lost place is dismissed.
      queries.setQueryData(lostPlaceKey, null);
    },
    // A person refused because of another visit is shown that visit.
    onError: () => queries.invalidateQueries({ queryKey: ownEntriesKey }),
  });
}

/** Dismisses the notice of a lost place optimistically. */
export function useDismissLostPlace() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (queueId: string) => call(dismissLostPlace, { params: { queueId } }),
    onMutate: async () => {
      await queries.cancelQueries({ queryKey: lostPlaceKey });
      queries.setQueryData(lostPlaceKey, null);
    },
    onError: () => queries.invalidateQueries({ queryKey: lostPlaceKey }),
  });
}
