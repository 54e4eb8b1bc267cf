import type { Day } from '@app/contract/kernel';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

/** Professionals whose account is active and whose licences are verified. */
export const verifiedProfessionalsRepository = (database: Database) => {
  const db =
    database.withTables<Pick<Tables, 'account' | 'professional' | 'professional_licence'>>();
  const verified = () =>
    db
      .selectFrom('professional')
      .innerJoin('account', 'account.id', 'account_id')
      .where('verification', '=', 'VERIFIED')
      .where('account.status', '=', 'ACTIVE');
  return {
    /** Accounts of the verified professionals that are active. */
    listVerified: async (): Promise<string[]> => {
      const rows = await verified().select('account_id').execute();
      return rows.map(({ account_id }) => account_id);
    },

    /** Some professionals verified by staff, with a valid licence on a day; different ones each day. */
    listSome: async (day: Day, most: number): Promise<string[]> => {
      const rows = await verified()
        .select('account_id')
        .where('verified_at', 'is not', null)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('professional_licence')
              .select('professional_licence.id')
              .whereRef('professional_id', '=', 'account_id')
              .where((or) => or('valid_until', 'is', null).or('valid_until', '>=', day)),
          ),
        )
        .orderBy(sql`md5(account_id::text || ${day}::text)`)
        .limit(most)
        .execute();
      return rows.map(({ account_id }) => account_id);
    },

    /** When staff verified a professional whose account is active; otherwise `undefined`. */
    verifiedAt: async (accountId: string): Promise<Date | undefined> => {
      const row = await verified()
        .select('verified_at')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row?.verified_at ?? undefined;
    },
  };
};
