import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

type CodeRow = Row<'telephone_code'>;

/** Codes sent to telephones, and the telephones that were confirmed with them. */
export const telephoneCodesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'confirmed_telephone' | 'telephone_code'>>();
  return {
    /** Stores the code, replacing the earlier one, which stops working. */
    replace: ({ account_id, ...code }: Omit<CodeRow, 'tries'>) =>
      db
        .insertInto('telephone_code')
        .values({ account_id, ...code, tries: 0 })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...code, tries: 0 }))
        .execute(),

    /** Counts a guess and returns the code; nothing if it has expired or was guessed too often. */
    countGuess: (accountId: string, now: Date, max: number) =>
      db
        .updateTable('telephone_code')
        .set({ tries: sql`tries + 1` })
        .where('account_id', '=', accountId)
        .where('expires_at', '>', now)
        .where('tries', '<', max)
        .returning(['phone_number', 'code_hash'])
        .executeTakeFirst(),

    /** Uses a code up, once. */
    use: (accountId: string, codeHash: Buffer) =>
      db
        .deleteFrom('telephone_code')
        .where('account_id', '=', accountId)
        .where('code_hash', '=', codeHash)
        .returning('account_id')
        .executeTakeFirst(),

    confirm: ({ account_id, ...confirmed }: Row<'confirmed_telephone'>) =>
      db
        .insertInto('confirmed_telephone')
        .values({ account_id, ...confirmed })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(confirmed))
        .execute(),

    /** Takes the confirmation back: the same number may be confirmed again. */
    doubt: async (accountId: string): Promise<void> => {
      await db.deleteFrom('confirmed_telephone').where('account_id', '=', accountId).execute();
    },

    isConfirmed: async (accountId: string, number: string): Promise<boolean> =>
      (await db
        .selectFrom('confirmed_telephone')
        .select('account_id')
        .where('account_id', '=', accountId)
        .where('phone_number', '=', number)
        .executeTakeFirst()) !== undefined,

    /** Deletes codes that had expired at this time; returns where they were sent. */
    forget: async (before: Date): Promise<string[]> => {
      const expired = await db
        .deleteFrom('telephone_code')
        .where('expires_at', '<', before)
        .returning('phone_number')
        .execute();
      return expired.map(({ phone_number }) => phone_number);
    },
  };
};
