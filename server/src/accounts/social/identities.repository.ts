import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Identities of accounts at providers. */
export const identitiesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'account_identity'>>();
  return {
    accountOf: async (issuer: string, subject: string) => {
      const found = await db
        .selectFrom('account_identity')
        .select('account_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return found?.account_id;
    },

    /**
     * Links an identity to an account; returns nothing if either is already linked
     * (requirement: one account per e-mail).
     */
    insert: (issuer: string, subject: string, accountId: string) =>
      db
        .insertInto('account_identity')
        .values({ issuer, subject, account_id: accountId })
        .onConflict((conflict) => conflict.doNothing())
        .returning('account_id')
        .executeTakeFirst(),
  };
};
