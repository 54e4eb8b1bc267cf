import {
  type commandEntry as CommandEndpoint,
  commandEntry,
  dismissLostPlace,
  joinQueue,
  type QueueEntry,
} from '@app/contract/guard-queue';
import type { EndpointRequest } from '@app/contract/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { sendAgain } from '../lib/server/send-again.ts';
import { lostPlaceKey, ownEntriesKey } from './guard-queue.queries.ts';

type JoinBody = EndpointRequest<typeof joinQueue>['body'];

/** Joins the queue; never shown as done before the server says so. */
export function useJoin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: JoinBody) =>
      (await sendAgain((idempotencyKey) => call(joinQueue, { body }, { idempotencyKey }))).data,
    onSuccess: (entry) => {
      queries.setQueryData<QueueEntry[]>(ownEntriesKey, [entry]);
      // Whoever is in line again has not lost a place.
      queries.setQueryData(lostPlaceKey, null);
    },
  });
}

type Command = EndpointRequest<typeof CommandEndpoint>['body'] & { queueId: string };

/** Gives a command to an entry and keeps what the server answered. */
export function useCommand() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ queueId, ...body }: Command) => {
      const request = { params: { queueId }, body };
      return (await sendAgain((idempotencyKey) => call(commandEntry, request, { idempotencyKey })))
        .data;
    },
    onSuccess: (entry, { command }) =>
      keepEntry(queries, entry, CLOSED.includes(entry.phase) || command === 'PatientFinish'),
    onError: () => queries.invalidateQueries({ queryKey: ['guard-queue'] }),
  });
}

type Queries = ReturnType<typeof useQueryClient>;

const CLOSED = ['FINISHED', 'QUIT'];

/** Whoever finished is out of it, while the professional still writes. */
function keepEntry(queries: Queries, entry: QueueEntry, isOver: boolean) {
  queries.setQueryData<QueueEntry[]>(ownEntriesKey, (own = []) => {
    const others = own.filter(({ queueId }) => queueId !== entry.queueId);
    return isOver ? others : [...others, entry];
  });
}

/** The person knows of the loss: gone at once, and back where the server did not take it. */
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
