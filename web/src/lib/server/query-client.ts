import { QueryClient } from '@tanstack/react-query';
import { OFFLINE_CODE, problemCode } from './problem-error.ts';

/** How long a list counts as fresh; a push refreshes it sooner. */
export const LIST_STALE_MS = 30_000;
/** Catalogues change seldom. */
export const CATALOGUE_STALE_MS = 5 * 60_000;

const MAX_RETRIES = 3;

/** Only network failures are retried: a refusal would be repeated. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < MAX_RETRIES && problemCode(error) === OFFLINE_CODE;

/** The query cache, in memory only. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: LIST_STALE_MS, retry: isWorthRetrying },
      // Mutations are repeated by the person, or by `sendAgain` with an idempotency key.
      mutations: { retry: false },
    },
  });
