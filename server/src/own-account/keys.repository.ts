import { OWN_ACCOUNT_DNI_TRIES } from '@app/contract/own-account';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { NewRow } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

/** Mailed keys of accounts of dependants. */
export const keysRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'family_link' | 'own_account_key' | 'person'>>();
  const working = (keyHash: Buffer, now: Date) =>
    db
      .selectFrom('own_account_key as key')
      .innerJoin('person', 'person.id', 'key.person_id')
      // The holder's request gives no account to a member who has left the group.
      .innerJoin('family_link as link', (on) =>
        on.onRef('link.member_id', '=', 'person.id').on('link.status', '<>', 'ENDED'),
      )
      .select([
        'key.id',
        'key.email',
        'key.asked_by',
        'key.person_id',
        'person.birth_date',
        'person.first_name',
        'person.id_number',
      ])
      .where('key_hash', '=', keyHash)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now);
  return {
    /** Adds a key and invalidates the person's earlier one (requirement: one-time keys). */
    replace: async (key: NewRow<'own_account_key'>, now: Date) => {
      await db
        .updateTable('own_account_key')
        .set({ ended_at: now })
        .where('person_id', '=', key.person_id)
        .where('ended_at', 'is', null)
        .execute();
      await db.insertInto('own_account_key').values(key).execute();
    },

    find: (keyHash: Buffer, now: Date) => working(keyHash, now).executeTakeFirst(),

    /** The same, locked, so that attempts with one link run one after another and nobody leaves the group during one. */
    lock: (keyHash: Buffer, now: Date) =>
      working(keyHash, now).forUpdate(['key', 'link']).executeTakeFirst(),

    /** Counts a wrong DNI; the last allowed one invalidates the key. */
    countWrong: (id: string, now: Date) =>
      db
        .updateTable('own_account_key')
        .set({
          wrong_tries: sql`wrong_tries + 1`,
          ended_at: sql`case when wrong_tries + 1 >= ${OWN_ACCOUNT_DNI_TRIES} then ${now}::timestamptz end`,
        })
        .where('id', '=', id)
        .execute(),

    use: (id: string, now: Date) =>
      db.updateTable('own_account_key').set({ ended_at: now }).where('id', '=', id).execute(),

    /** Deletes keys that ended before this time (requirement: unconfirmed data goes). */
    forget: (before: Date) =>
      db
        .deleteFrom('own_account_key')
        .where((eb) => eb.or([eb('ended_at', '<', before), eb('expires_at', '<', before)]))
        .execute(),
  };
};
