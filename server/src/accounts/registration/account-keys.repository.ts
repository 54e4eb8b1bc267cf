import type { Database } from '../../platform/database/database.ts';
import type { NewRow, Row } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

type Purpose = Row<'account_key'>['purpose'];

/** The keys that are mailed: of activation, and of recovery. */
export const accountKeysRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'account' | 'account_key'>>();
  return {
    /** The newest key kills the older ones (requirement: one-time keys). */
    replace: async (key: NewRow<'account_key'>, now: Date) => {
      await db
        .updateTable('account_key')
        .set({ used_at: now })
        .where('account_id', '=', key.account_id)
        .where('purpose', '=', key.purpose)
        .where('used_at', 'is', null)
        .execute();
      await db.insertInto('account_key').values(key).execute();
    },

    /** Keys a day after they were used or died (requirement: unconfirmed data goes). */
    forget: (before: Date) =>
      db
        .deleteFrom('account_key')
        .where((eb) => eb.or([eb('used_at', '<', before), eb('expires_at', '<', before)]))
        .execute(),

    /** The account that a key still opens. */
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

    /** Uses a key up; of two simultaneous attempts only one gets the account back (requirement: one-time keys). */
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
