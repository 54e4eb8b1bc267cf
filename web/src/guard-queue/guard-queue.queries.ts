import {
  getGuardDay,
  getGuardSummary,
  getLostPlace,
  getPosition,
  listTriage,
  listWaiting,
  QUEUE_REFRESH_MS,
} from '@app/contract/guard-queue';
import { getProfessional } from '@app/contract/profiles';
import { PATIENT_POLL_MS, type QueueEntry } from '@app/contract/visits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { CATALOGUE_STALE_MS } from '../lib/server/query-client.ts';

export const linesKey = ['guard-queue', 'waiting'] as const;
export const waitingKey = (specialtyId: number) => [...linesKey, specialtyId] as const;

/**
 * The viewer's places in the guard. A visit of an appointment is not one: it is entered with a click, from any
 * screen.
 */
export const ofTheGuard = (own: QueueEntry[]): QueueEntry[] =>
  own.filter(({ origin }) => origin === 'GUARD');

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

/** The patients waiting for a specialty; pushes keep it current, polling is the fallback. */
export const waitingQuery = (specialtyId: number, isOnDuty: boolean) =>
  queryOptions({
    queryKey: waitingKey(specialtyId),
    queryFn: async () => (await call(listWaiting, { params: { specialtyId } })).data,
    refetchInterval: QUEUE_REFRESH_MS,
    enabled: isOnDuty,
  });

/** Today's figures of the guard, fetched while nobody waits. */
export const guardDayQuery = queryOptions({
  queryKey: ['guard-queue', 'day'],
  queryFn: async () => (await call(getGuardDay, {})).data,
  refetchInterval: QUEUE_REFRESH_MS,
});

/**
 * Triage data of the waiting patients, fetched again whenever the line changes, and not cached once it is off
 * the screen.
 */
export const triageQuery = (specialtyId: number, waiting: readonly QueueEntry[]) =>
  queryOptions({
    queryKey: [
      'guard-queue',
      'triage',
      specialtyId,
      waiting.map(({ queueId }) => queueId).join(),
    ] as const,
    queryFn: async () => (await call(listTriage, { params: { specialtyId } })).data,
    placeholderData: keepPreviousData,
    enabled: waiting.length > 0,
    gcTime: 0,
  });

export const lostPlaceKey = ['guard-queue', 'lost-place'] as const;

/** The place lost to inactivity while no tab was open; fetched only if the person has no place. */
export const lostPlaceQuery = (isInNoLine: boolean) =>
  queryOptions({
    queryKey: lostPlaceKey,
    queryFn: async () => (await call(getLostPlace, {})).data,
    enabled: isInNoLine,
    staleTime: 0,
  });

/** The professional who calls; the photo is not in the push, to keep it small. */
export const professionalQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['professional', id],
    queryFn: async () => (await call(getProfessional, { params: { id: id ?? '' } })).data,
    enabled: id !== null,
    staleTime: CATALOGUE_STALE_MS,
  });
