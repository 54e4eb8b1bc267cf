import {
  applyGuardQueueEvent,
  applyLeftLine,
  type commandEntry as CommandEndpoint,
  commandEntry,
  dismissLostPlace,
  type GuardQueueEvent,
  getGuardSummary,
  getLostPlace,
  getPosition,
  guardQueueEventSchema,
  joinQueue,
  leftLineSchema,
  listOwnEntries,
  listUnrecorded,
  listWaiting,
  PATIENT_POLL_MS,
  publicQueueEventSchema,
  QUEUE_REFRESH_MS,
  type QueueEntry,
} from '@app/contract/guard-queue';
import type { EndpointRequest } from '@app/contract/kernel';
import { getProfessional } from '@app/contract/profiles';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../lib/server/call.ts';
import { CATALOGUE_STALE_MS } from '../lib/server/query-client.ts';
import { sendAgain } from '../lib/server/send-again.ts';
import { type SocketOwner, socket, useSocketStatus } from '../lib/server/socket.ts';

export const ownEntriesKey = ['guard-queue', 'own'] as const;
const linesKey = ['guard-queue', 'waiting'] as const;
export const waitingKey = (specialtyId: number) => [...linesKey, specialtyId] as const;

/** Own places and claims; asked often while no pushes arrive, and it renews the place. */
export const ownEntriesQuery = queryOptions({
  queryKey: ownEntriesKey,
  queryFn: async () => (await call(listOwnEntries, {})).data,
  refetchInterval: PATIENT_POLL_MS,
  staleTime: 0,
});

export const positionQuery = (queueId: string, isWaiting: boolean) =>
  queryOptions({
    queryKey: ['guard-queue', 'position', queueId],
    queryFn: async () => (await call(getPosition, { params: { queueId } })).data,
    refetchInterval: PATIENT_POLL_MS,
    enabled: isWaiting,
    staleTime: 0,
  });

export const summaryQuery = queryOptions({
  queryKey: ['guard-queue', 'summary'],
  queryFn: async () => (await call(getGuardSummary, {})).data,
  refetchInterval: QUEUE_REFRESH_MS,
});

/** Who waits for a specialty; pushes keep it current, polling is the fallback. */
export const waitingQuery = (specialtyId: number, isOnDuty: boolean) =>
  queryOptions({
    queryKey: waitingKey(specialtyId),
    queryFn: async () => (await call(listWaiting, { params: { specialtyId } })).data,
    refetchInterval: QUEUE_REFRESH_MS,
    enabled: isOnDuty,
  });

/** Visits that the patient is out of and whose record is still to be written. */
export const unrecordedQuery = queryOptions({
  queryKey: ['guard-queue', 'unrecorded'],
  queryFn: async () => (await call(listUnrecorded, {})).data,
  refetchInterval: QUEUE_REFRESH_MS,
  staleTime: 0,
});

const lostPlaceKey = ['guard-queue', 'lost-place'] as const;

/** The place that silence took while no tab of the person was open; asked while they hold none. */
export const lostPlaceQuery = (isInNoLine: boolean) =>
  queryOptions({
    queryKey: lostPlaceKey,
    queryFn: async () => (await call(getLostPlace, {})).data,
    enabled: isInNoLine,
    staleTime: 0,
  });

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

/** Who calls: the photo travels apart, so that a push stays small. */
export const professionalQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['professional', id],
    queryFn: async () => (await call(getProfessional, { params: { id: id ?? '' } })).data,
    enabled: id !== null,
    staleTime: CATALOGUE_STALE_MS,
  });

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

/** Tells of every push of the queue; one that stays the same listens once. */
export function useQueueEvents(onEvent: (event: GuardQueueEvent) => void) {
  useEffect(
    () =>
      socket.onPrivate((message) => {
        const event = guardQueueEventSchema.safeParse(message);
        if (event.success) onEvent(event.data);
      }),
    [onEvent],
  );
}

/** Applies the pushes of the queue to what has been read, for every screen. */
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
  useQueueEvents(
    useCallback(
      (event) => {
        queries.setQueryData<QueueEntry[]>(
          waitingKey(event.entry.specialtyId),
          (waiting) => waiting && applyGuardQueueEvent(waiting, event),
        );
        void queries.invalidateQueries({ queryKey: ownEntriesKey });
        void queries.invalidateQueries({
          queryKey: ['guard-queue', 'position'],
          // Whoever was called has no place any more to ask for.
          predicate: ({ queryKey }) =>
            event.entry.phase === 'WAITING' || queryKey[2] !== event.entry.queueId,
        });
      },
      [queries],
    ),
  );
}

/** How many wait while a consultation goes on: pushed to everybody, asked now and then. */
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

/** Keeps the live line open while somebody is on a screen of the guard. */
export function useLiveLine(owner: SocketOwner | null) {
  const status = useSocketStatus();
  useEffect(() => {
    if (owner && socket.getSnapshot() === 'off') void socket.connect(owner);
  }, [owner]);
  return status;
}
