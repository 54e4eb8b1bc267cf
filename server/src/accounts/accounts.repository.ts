import type { ScreenPreferences } from '@app/contract/accounts';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

export type AccountRow = Row<'account'>;

export const accountsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'account'>>();
  return {
    findByEmail: (email: string) =>
      db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst(),

    findById: (id: string) =>
      db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Sets the DNI of an account that has none. */
    setIdNumber: (id: string, idNumber: string) =>
      db
        .updateTable('account')
        .set({ id_number: idNumber })
        .where('id', '=', id)
        .where('id_number', 'is', null)
        .returning('id')
        .executeTakeFirst(),

    setPreferences: (id: string, { sounds_muted, larger_text }: ScreenPreferences) =>
      db
        .updateTable('account')
        .set((given) => ({
          sounds_muted: sounds_muted ?? given.ref('sounds_muted'),
          larger_text: larger_text ?? given.ref('larger_text'),
        }))
        .where('id', '=', id)
        .execute(),

    /** Sets a new password of an active account, without comparing the old one. */
    setPassword: (id: string, passwordHash: string) =>
      db
        .updateTable('account')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .where('status', '=', 'ACTIVE')
        .returning('email')
        .executeTakeFirst(),

    /** Changes the password unless it changed since it was verified. */
    replacePassword: (id: string, proved: string | null, passwordHash: string) =>
      db
        .updateTable('account')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .where('password_hash', '=', proved)
        .where('status', '=', 'ACTIVE')
        .returning('id')
        .executeTakeFirst(),
  };
};
