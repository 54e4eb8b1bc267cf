import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
} from '@tanstack/react-query';
import { isUnanswered } from './problem-error.ts';

/** How long a list counts as fresh; a push refreshes it sooner. */
export const LIST_STALE_MS = 30_000;
/** Catalogues rarely change. */
export const CATALOGUE_STALE_MS = 5 * 60_000;

const MAX_RETRIES = 3;

/** Only unanswered reads are repeated, since a refusal would be the same. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < MAX_RETRIES && isUnanswered(error);

/**
 * A cache that never misses a change. In the library, an invalidation during a first read is answered by that
 * read, which may have started before the change: such reads are repeated when they end.
 */
class ChangeAwareClient extends QueryClient {
  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstReads = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    const invalidated = super.invalidateQueries(filters, options);
    if (firstReads.length === 0) return invalidated;
    await Promise.allSettled([invalidated, ...firstReads.map(({ promise }) => promise)]);
    await super.invalidateQueries({ predicate: (query) => firstReads.includes(query) }, options);
  }
}

/** The query cache, in memory only. */
export const createQueryClient = (): QueryClient =>
  new ChangeAwareClient({
    defaultOptions: {
      queries: { staleTime: LIST_STALE_MS, retry: isWorthRetrying },
      // Mutations are repeated by the person, or by `sendAgain` with an idempotency key. Without a network they
      // fail at once: the library would keep them and do them later, after the person had given them up.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
