import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { hashSecret } from '../../platform/ids.ts';

/**
 * The hashes of passwords that were typed at sign-ups, by address. They open no session: the login only learns from
 * them that it may say that an account was not activated (requirement: account from the mailbox).
 */
export const signupPasswordsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'signup_password'>>();
  return {
    keep: async (email: string, passwordHash: string, now: Date): Promise<void> => {
      const row = { password_hash: passwordHash, asked_at: now };
      await db
        .insertInto('signup_password')
        .values({ ...row, email_hash: hashSecret(email) })
        .onConflict((conflict) => conflict.column('email_hash').doUpdateSet(row))
        .execute();
    },

    findHash: async (email: string): Promise<string | undefined> =>
      (
        await db
          .selectFrom('signup_password')
          .select('password_hash')
          .where('email_hash', '=', hashSecret(email))
          .executeTakeFirst()
      )?.password_hash,

    /** Deletes that of an address whose mailbox was proved. */
    forgetOf: async (email: string): Promise<void> => {
      await db.deleteFrom('signup_password').where('email_hash', '=', hashSecret(email)).execute();
    },

    forgetBefore: async (askedBefore: Date): Promise<void> => {
      await db.deleteFrom('signup_password').where('asked_at', '<', askedBefore).execute();
    },
  };
};
