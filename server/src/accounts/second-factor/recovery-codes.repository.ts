import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export const recoveryCodesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'recovery_code'>>();
  return {
    use: (accountId: string, codeHash: Buffer, now: Date) =>
      db
        .updateTable('recovery_code')
        .set({ used_at: now })
        .where('account_id', '=', accountId)
        .where('code_hash', '=', codeHash)
        .where('used_at', 'is', null)
        .returning('account_id')
        .executeTakeFirst(),

    /** Stores new recovery codes; the earlier ones stop working. */
    replace: async (accountId: string, hashes: Buffer[]) => {
      await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
      const rows = hashes.map((code_hash) => ({ account_id: accountId, code_hash }));
      await db.insertInto('recovery_code').values(rows).execute();
    },

    countLeft: async (accountId: string) => {
      const { left } = await db
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .where('account_id', '=', accountId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return left;
    },
  };
};
