import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Requests to be told once somebody attends the guard. */
export const dutyWishRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'duty_wish'>>();
  return {
    isAnybody: async () =>
      (await db.selectFrom('duty_wish').select('account_id').limit(1).executeTakeFirst()) !==
      undefined,

    find: (accountId: string, since: Date) =>
      db
        .selectFrom('duty_wish')
        .select('wished_at')
        .where('account_id', '=', accountId)
        .where('wished_at', '>', since)
        .executeTakeFirst(),

    /** One per account; wishing again restarts its time. */
    store: (accountId: string, wishedAt: Date) =>
      db
        .insertInto('duty_wish')
        .values({ account_id: accountId, wished_at: wishedAt })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet({ wished_at: wishedAt }),
        )
        .execute(),

    drop: (accountId: string) =>
      db.deleteFrom('duty_wish').where('account_id', '=', accountId).execute(),

    /** Takes the oldest wishes, expired or not; only the node that takes one can notify. */
    takeOldest: (limit: number) =>
      db
        .deleteFrom('duty_wish')
        .where('account_id', 'in', (eb) =>
          eb
            .selectFrom('duty_wish')
            .select('account_id')
            .orderBy('wished_at')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['account_id', 'wished_at'])
        .execute(),
  };
};
