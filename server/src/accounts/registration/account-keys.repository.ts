import type { Database } from '../../platform/database/database.ts';
import type { NewRow, Row } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

type Purpose = Row<'account_key'>['purpose'];

/** Mailed keys of activation and recovery. */
export const accountKeysRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'account' | 'account_key'>>();
  const invalidate = (accountId: string, purpose: Purpose, now: Date) =>
    db
      .updateTable('account_key')
      .set({ used_at: now })
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute();
  return {
    /** Adds a key and invalidates the earlier ones (requirement: one-time keys). */
    replace: async (key: NewRow<'account_key'>, now: Date) => {
      await invalidate(key.account_id, key.purpose, now);
      await db.insertInto('account_key').values(key).execute();
    },

    /** Invalidates the keys mailed to an account's former address. */
    invalidate,

    /** Deletes keys that were used or invalidated before this time (requirement: unconfirmed data goes). */
    forget: (before: Date) =>
      db
        .deleteFrom('account_key')
        .where((eb) => eb.or([eb('used_at', '<', before), eb('expires_at', '<', before)]))
        .execute(),

    /** Returns the account of a valid key. */
    findAccount: (purpose: Purpose, keyHash: Buffer, now: Date) =>
      db
        .selectFrom('account_key')
        .innerJoin('account', 'account.id', 'account_key.account_id')
        .selectAll('account')
        .where('purpose', '=', purpose)
        .where('key_hash', '=', keyHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    /** Uses a key; only one of two simultaneous attempts gets the account (requirement: one-time keys). */
    use: (purpose: Purpose, keyHash: Buffer, now: Date) =>
      db
        .updateTable('account_key')
        .set({ used_at: now })
        .where('purpose', '=', purpose)
        .where('key_hash', '=', keyHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('account_id')
        .executeTakeFirst(),
  };
};
