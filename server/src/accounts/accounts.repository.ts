import type { Role } from '@app/contract/accounts';
import type { Generated, Selectable } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type AccountsTables = {
  account: {
    id: string;
    email: string;
    role: Role;
    status: Generated<'PENDING' | 'ACTIVE' | 'DISABLED' | 'PSEUDONYMISED'>;
    id_number: string | null;
    alias: string | null;
    password_hash: string | null;
    sounds_muted: boolean | null;
    sign_in: Generated<'password' | 'google'>;
    created_at: Generated<Date>;
    activated_at: Date | null;
  };
  account_key: {
    id: string;
    account_id: string;
    purpose: 'activation' | 'reset';
    key_hash: Buffer;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
  };
};

export type AccountRow = Selectable<AccountsTables['account']>;
type PendingAccount = Pick<AccountRow, 'id' | 'email' | 'role' | 'id_number' | 'alias'>;
type NewKey = Omit<Selectable<AccountsTables['account_key']>, 'created_at' | 'used_at'>;

export const accountsRepository = (database: Database) => {
  const db = database.withTables<AccountsTables>();
  return {
    findByEmail: (email: string) =>
      db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst(),

    findById: (id: string) =>
      db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Adds a pending account; answers nothing when the e-mail already has one. */
    /**
     * Adds a pending account, or brings the one that nobody activated yet up to what was asked for last;
     * answers nothing when the e-mail has an account in use.
     */
    keepPending: ({ id, email, ...asked }: PendingAccount) =>
      db
        .insertInto('account')
        .values({ id, email, ...asked })
        .onConflict((conflict) =>
          conflict.column('email').doUpdateSet(asked).where('account.status', '=', 'PENDING'),
        )
        .returning(['id', 'email', 'role', 'id_number'])
        .executeTakeFirst(),

    /**
     * Adds the active account of somebody whose e-mail a provider vouched for, or takes over one that
     * nobody ever activated; answers nothing when the e-mail has an account in use.
     */
    insertSocial: (row: Pick<AccountRow, 'id' | 'email' | 'id_number'>, now: Date) => {
      const own = {
        id_number: row.id_number,
        role: 'PATIENT',
        status: 'ACTIVE',
        sign_in: 'google',
        activated_at: now,
      } as const;
      return db
        .insertInto('account')
        .values({ ...own, id: row.id, email: row.email })
        .onConflict((conflict) =>
          conflict.column('email').doUpdateSet(own).where('account.status', '=', 'PENDING'),
        )
        .returning('id')
        .executeTakeFirst();
    },

    /** The DNI of an account that has none, once. */
    setIdNumber: (id: string, idNumber: string) =>
      db
        .updateTable('account')
        .set({ id_number: idNumber })
        .where('id', '=', id)
        .where('id_number', 'is', null)
        .returning('id')
        .executeTakeFirst(),

    setPreferences: (id: string, soundsMuted: boolean) =>
      db.updateTable('account').set({ sounds_muted: soundsMuted }).where('id', '=', id).execute(),

    /** Gives an active account a new password, whatever the old one was. */
    setPassword: (id: string, passwordHash: string) =>
      db
        .updateTable('account')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .where('status', '=', 'ACTIVE')
        .returning('email')
        .executeTakeFirst(),

    /** Changes the password only while it still is the one that was proved. */
    replacePassword: (id: string, proved: string | null, passwordHash: string) =>
      db
        .updateTable('account')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .where('password_hash', '=', proved)
        .where('status', '=', 'ACTIVE')
        .returning('id')
        .executeTakeFirst(),

    activate: (id: string, passwordHash: string, now: Date) =>
      db
        .updateTable('account')
        .set({ status: 'ACTIVE', password_hash: passwordHash, activated_at: now })
        .where('id', '=', id)
        .where('status', '=', 'PENDING')
        .returning('email')
        .executeTakeFirst(),

    /** The newest key kills the older ones (requirement: one-time keys). */
    replaceKey: async (key: NewKey, now: Date) => {
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
    forgetKeys: (before: Date) =>
      db
        .deleteFrom('account_key')
        .where((eb) => eb.or([eb('used_at', '<', before), eb('expires_at', '<', before)]))
        .execute(),

    /** Accounts that nobody activated: a claim of an e-mail and a DNI that nobody confirmed. */
    forgetUnactivated: async (createdBefore: Date) => {
      const old = db
        .selectFrom('account')
        .select('id')
        .where('status', '=', 'PENDING')
        .where('created_at', '<', createdBefore);
      await db.deleteFrom('account_key').where('account_id', 'in', old).execute();
      await db.deleteFrom('account').where('id', 'in', old).execute();
    },

    findByKey: (purpose: NewKey['purpose'], keyHash: Buffer, now: Date) =>
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
    useKey: (purpose: NewKey['purpose'], keyHash: Buffer, now: Date) =>
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
