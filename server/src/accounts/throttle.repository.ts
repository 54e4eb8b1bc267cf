import { type Generated, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type ThrottleTables = {
  rate_counter: { bucket: string; window_start: Date; hits: number; last_hit_at: Generated<Date> };
};

/** Counters kept in the database, so that every node sees the same number and none fails open. */
export const throttleRepository = (database: Database) => {
  const db = database.withTables<ThrottleTables>();
  return {
    /** The counters of some buckets, by their name; those without a hit are absent. */
    find: async (buckets: string[], windowStart: Date) => {
      const rows = await db
        .selectFrom('rate_counter')
        .select(['bucket', 'hits', 'last_hit_at'])
        .where('bucket', '=', sql<string>`any(${buckets}::text[])`)
        .where('window_start', '=', windowStart)
        .execute();
      return new Map(rows.map((row) => [row.bucket, row]));
    },

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

    clear: (bucket: string) => db.deleteFrom('rate_counter').where('bucket', '=', bucket).execute(),

    forgetBefore: (instant: Date) =>
      db.deleteFrom('rate_counter').where('window_start', '<', instant).execute(),
  };
};
