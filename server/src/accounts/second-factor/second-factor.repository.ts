import type { Generated } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type SecondFactorTables = {
  second_factor: {
    account_id: string;
    secret_box: Buffer;
    last_step: Generated<number>;
    created_at: Generated<Date>;
    confirmed_at: Date | null;
  };
  recovery_code: { account_id: string; code_hash: Buffer; used_at: Date | null };
};

export const secondFactorRepository = (database: Database) => {
  const db = database.withTables<SecondFactorTables>();
  const ofAccount = (accountId: string) =>
    db.updateTable('second_factor').where('account_id', '=', accountId);
  return {
    find: (accountId: string) =>
      db
        .selectFrom('second_factor')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirst(),

    /** Puts a fresh seed in place of an unconfirmed one; nothing where one is in use. */
    begin: (accountId: string, secretBox: Buffer) =>
      db
        .insertInto('second_factor')
        .values({ account_id: accountId, secret_box: secretBox, confirmed_at: null })
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

    /** Uses a time step up: of two simultaneous uses of a code one gets it. */
    useStep: (accountId: string, step: number) =>
      ofAccount(accountId)
        .set({ last_step: step })
        .where('confirmed_at', 'is not', null)
        .where('last_step', '<', step)
        .returning('account_id')
        .executeTakeFirst(),

    useRecoveryCode: (accountId: string, codeHash: Buffer, now: Date) =>
      db
        .updateTable('recovery_code')
        .set({ used_at: now })
        .where('account_id', '=', accountId)
        .where('code_hash', '=', codeHash)
        .where('used_at', 'is', null)
        .returning('account_id')
        .executeTakeFirst(),

    /** Fresh recovery codes; the older ones stop working. */
    replaceRecoveryCodes: async (accountId: string, hashes: Buffer[]) => {
      await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
      const rows = hashes.map((code_hash) => ({ account_id: accountId, code_hash, used_at: null }));
      await db.insertInto('recovery_code').values(rows).execute();
    },

    countRecoveryCodes: async (accountId: string) => {
      const { left } = await db
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .where('account_id', '=', accountId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return left;
    },

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
