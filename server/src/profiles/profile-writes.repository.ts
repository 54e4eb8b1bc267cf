import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { AddressRow, AntecedentRow, PatientRow, PersonRow } from './profile-rows.ts';

export type PersonChanges = Pick<
  PersonRow,
  | 'alias'
  | 'first_name'
  | 'last_name'
  | 'sex_str'
  | 'birth_date'
  | 'phone_number'
  | 'cuil'
  | 'other_identification_type'
  | 'other_identification_number'
>;

export const profileWritesRepository = (database: Database) => {
  const db =
    database.withTables<
      Pick<Tables, 'account' | 'address' | 'patient' | 'patient_antecedent' | 'person'>
    >();
  return {
    findAccount: (id: string) =>
      db
        .selectFrom('account')
        .select(['id_number', 'alias'])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Locks a person, so that simultaneous writes run one after another. */
    lockPersonOfAccount: (accountId: string) =>
      db
        .selectFrom('person')
        .selectAll()
        .where('account_id', '=', accountId)
        .forUpdate()
        .executeTakeFirst(),

    /** Adds a person; returns nothing if the account has one already. */
    insertPerson: (row: PersonRow) =>
      db
        .insertInto('person')
        .values(row)
        .onConflict((conflict) => conflict.column('account_id').doNothing())
        .returning('id')
        .executeTakeFirst(),

    updatePerson: (id: string, changes: PersonChanges) =>
      db.updateTable('person').set(changes).where('id', '=', id).execute(),

    findPatient: (personId: string) =>
      db.selectFrom('patient').selectAll().where('person_id', '=', personId).executeTakeFirst(),

    upsertAddress: ({ person_id, ...place }: AddressRow) =>
      db
        .insertInto('address')
        .values({ person_id, ...place })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(place))
        .execute(),

    upsertPatient: ({ person_id, ...facts }: Omit<PatientRow, 'clinic_history_id'>) =>
      db
        .insertInto('patient')
        .values({ person_id, ...facts })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(facts))
        .execute(),

    /** Deletes the chosen entries and returns their ids; entries from before the lists stay. */
    deleteAntecedents: async (personId: string): Promise<string[]> => {
      const rows = await db
        .deleteFrom('patient_antecedent')
        .where('person_id', '=', personId)
        .where((eb) => eb.or([eb('kind', '=', 'medication'), eb('catalog_id', 'is not', null)]))
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    insertAntecedents: async (rows: AntecedentRow[]) => {
      if (rows.length === 0) return;
      await db
        .insertInto('patient_antecedent')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['person_id', 'kind', 'name']).doNothing())
        .execute();
    },
  };
};
