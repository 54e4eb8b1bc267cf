import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Limit on guesses: some at once, then with growing delays, and never more than `max`. */
export type Pace = { free: number; longestSeconds: number; max: number };

/** Counters in the database, shared by all nodes; without the database nothing is allowed. */
export const throttleRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'rate_counter'>>();
  return {
    hit: (bucket: string, windowStart: Date, now: Date) =>
      db
        .insertInto('rate_counter')
        .values({ bucket, window_start: windowStart, hits: 1, last_hit_at: now })
        .onConflict((conflict) =>
          conflict.columns(['bucket', 'window_start']).doUpdateSet({
            hits: sql`rate_counter.hits + 1`,
            last_hit_at: now,
          }),
        )
        .returning('hits')
        .executeTakeFirstOrThrow(),

    /**
     * Counts a guess if it is in time, in one statement, so simultaneous guesses are counted one by one.
     * Returns its number; nothing if it comes too soon or exceeds the limit.
     */
    hitAtPace: async (bucket: string, windowStart: Date, now: Date, pace: Pace) => {
      const { rows } = await sql<{ hits: number }>`
        insert into rate_counter (bucket, window_start, hits, last_hit_at)
        values (${bucket}, ${windowStart}, 1, ${now})
        on conflict (bucket, window_start)
          do update set hits = rate_counter.hits + 1, last_hit_at = excluded.last_hit_at
          where rate_counter.hits < ${pace.free} or (
            rate_counter.hits < ${pace.max} and excluded.last_hit_at >= rate_counter.last_hit_at
              + make_interval(secs => least(power(2, rate_counter.hits - ${pace.free}), ${pace.longestSeconds})))
        returning hits`.execute(db);
      return rows[0]?.hits;
    },

    /** Takes an attempt off the running count: it was not a guess. */
    giveBack: (bucket: string) =>
      db
        .updateTable('rate_counter')
        .set({ hits: sql`hits - 1` })
        .where('bucket', '=', bucket)
        .where('hits', '>', 0)
        .where(
          'window_start',
          '=',
          sql<Date>`(select max(window_start) from rate_counter where bucket = ${bucket})`,
        )
        .execute(),

    /** The buckets of these kinds with the most attempts since a time. */
    mostHit: async (kinds: readonly string[], since: Date, max: number) => {
      const { rows } = await sql<{ bucket: string; attempts: number; last_at: Date }>`
        select bucket, sum(hits)::int as attempts, max(last_hit_at) as last_at
        from rate_counter
        where last_hit_at >= ${since} and hits > 0
          and exists (select from unnest(${kinds}::text[]) kind where starts_with(bucket, kind))
        group by bucket order by attempts desc, bucket limit ${max}`.execute(db);
      return rows;
    },

    /** Attempts counted in one window. */
    hitsOf: async (bucket: string, windowStart: Date): Promise<number> =>
      (
        await db
          .selectFrom('rate_counter')
          .select('hits')
          .where('bucket', '=', bucket)
          .where('window_start', '=', windowStart)
          .executeTakeFirst()
      )?.hits ?? 0,

    /** Removes a count; answers whether there was one. */
    clear: async (bucket: string): Promise<boolean> =>
      (
        await db
          .deleteFrom('rate_counter')
          .where('bucket', '=', bucket)
          .returning('bucket')
          .execute()
      ).length > 0,

    forgetBefore: (instant: Date) =>
      db.deleteFrom('rate_counter').where('window_start', '<', instant).execute(),
  };
};
