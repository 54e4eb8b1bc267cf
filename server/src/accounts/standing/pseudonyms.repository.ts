import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

type PseudonymTables = Pick<
  Tables,
  'account' | 'account_identity' | 'email_change' | 'recovery_code' | 'second_factor'
>;

/** Identity data of accounts, which staff corrects or removes on request. */
export const pseudonymsRepository = (transaction: DatabaseTransaction) => {
  const db = transaction.withTables<PseudonymTables>();
  return {
    /** Locks the account of a patient that is not pseudonymised yet. */
    lockPatient: (id: string) =>
      db
        .selectFrom('account')
        .select('email')
        .where('id', '=', id)
        .where('role', '=', 'PATIENT')
        .where('status', 'in', ['ACTIVE', 'DISABLED'])
        .forUpdate()
        .executeTakeFirst(),

    /** Every known e-mail address that an account has or had. */
    addressesOf: async (id: string): Promise<string[]> => {
      const account = await db.selectFrom('account').select('email').where('id', '=', id).execute();
      const changes = await db
        .selectFrom('email_change')
        .select(['old_email', 'new_email'])
        .where('account_id', '=', id)
        .execute();
      return [
        ...account.map(({ email }) => email),
        ...changes.flatMap(({ old_email, new_email }) => [old_email ?? [], new_email].flat()),
      ];
    },

    /**
     * Removes from an account what identifies its owner, and every way to log in. A new account can then be
     * opened with the e-mail.
     */
    pseudonymise: async (id: string, email: string): Promise<void> => {
      await db
        .updateTable('account')
        .set({
          email,
          status: 'PSEUDONYMISED',
          id_number: null,
          alias: null,
          password_hash: null,
        })
        .where('id', '=', id)
        .execute();
      await db.deleteFrom('email_change').where('account_id', '=', id).execute();
      await db.deleteFrom('account_identity').where('account_id', '=', id).execute();
      await db.deleteFrom('recovery_code').where('account_id', '=', id).execute();
      await db.deleteFrom('second_factor').where('account_id', '=', id).execute();
    },

    /** Corrects the DNI given at registration. */
    correctIdNumber: (id: string, from: string, to: string) =>
      db
        .updateTable('account')
        .set({ id_number: to })
        .where('id', '=', id)
        .where('id_number', '=', from)
        .execute(),
  };
};
