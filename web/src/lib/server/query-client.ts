import { QueryClient } from '@tanstack/react-query';
import { OFFLINE_CODE, problemCode } from './problem-error.ts';

/** How long a list is taken as it was fetched; a push refreshes it sooner. */
export const LIST_STALE_MS = 30_000;
/** Catalogues change seldom. */
export const CATALOGUE_STALE_MS = 5 * 60_000;

const MAX_RETRIES = 3;

/** What was refused stays refused: only a lost network is worth another try. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < MAX_RETRIES && problemCode(error) === OFFLINE_CODE;

/** The cache of what this page has read from the server: in memory only. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: LIST_STALE_MS, retry: isWorthRetrying },
      // A mutation is repeated by the person, or by the call's own idempotency key.
      mutations: { retry: false },
    },
  });
