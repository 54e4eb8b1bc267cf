import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export const secondFactorRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'second_factor' | 'recovery_code'>>();
  const ofAccount = (accountId: string) =>
    db.updateTable('second_factor').where('account_id', '=', accountId);
  return {
    find: (accountId: string) =>
      db
        .selectFrom('second_factor')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirst(),

    /** Replaces an unconfirmed seed with a new one; returns nothing if one is in use. */
    begin: (accountId: string, secretBox: Buffer) =>
      db
        .insertInto('second_factor')
        .values({ account_id: accountId, secret_box: secretBox })
        .onConflict((conflict) =>
          conflict
            .column('account_id')
            .doUpdateSet({ secret_box: secretBox, last_step: 0 })
            .where('second_factor.confirmed_at', 'is', null),
        )
        .returning('account_id')
        .executeTakeFirst(),

    confirm: (accountId: string, step: number, now: Date) =>
      ofAccount(accountId)
        .set({ confirmed_at: now, last_step: step })
        .where('confirmed_at', 'is', null)
        .returning('account_id')
        .executeTakeFirst(),

    /** Uses up a time step; only one of two simultaneous uses of a code succeeds. */
    useStep: (accountId: string, step: number) =>
      ofAccount(accountId)
        .set({ last_step: step })
        .where('confirmed_at', 'is not', null)
        .where('last_step', '<', step)
        .returning('account_id')
        .executeTakeFirst(),

    remove: async (accountId: string) => {
      await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
      return db
        .deleteFrom('second_factor')
        .where('account_id', '=', accountId)
        .where('confirmed_at', 'is not', null)
        .returning('account_id')
        .executeTakeFirst();
    },
  };
};
