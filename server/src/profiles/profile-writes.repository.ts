import { type Insertable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { AddressRow, AntecedentRow, PatientRow, PersonRow } from './profiles.repository.ts';

type Draft = {
  account_id: string;
  subject: string;
  version: number;
  step: number;
  content: Record<string, unknown>;
  updated_at: Date;
};

type WriteTables = {
  account: { id: string; id_number: string | null; alias: string | null };
  person: PersonRow;
  address: AddressRow;
  patient: Omit<PatientRow, 'clinic_history_id'>;
  patient_antecedent: AntecedentRow;
  profile_draft: Draft;
};

export type DraftRow = Draft;
export type NewAntecedent = Insertable<AntecedentRow>;
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
  const db = database.withTables<WriteTables>();
  return {
    findAccount: (id: string) =>
      db
        .selectFrom('account')
        .select(['id_number', 'alias'])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Two writings of one person take turns. */
    lockPersonOfAccount: (accountId: string) =>
      db
        .selectFrom('person')
        .selectAll()
        .where('account_id', '=', accountId)
        .forUpdate()
        .executeTakeFirst(),

    /** Adds a person; an account that has one already gets nothing. */
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

    upsertPatient: ({ person_id, ...facts }: WriteTables['patient']) =>
      db
        .insertInto('patient')
        .values({ person_id, ...facts })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(facts))
        .execute(),

    /** What is chosen now takes the place of what was; entries of before the lists stay. */
    replaceAntecedents: async (personId: string, rows: NewAntecedent[]) => {
      await db
        .deleteFrom('patient_antecedent')
        .where('person_id', '=', personId)
        .where((eb) => eb.or([eb('kind', '=', 'medication'), eb('catalog_id', 'is not', null)]))
        .execute();
      if (rows.length === 0) return;
      await db
        .insertInto('patient_antecedent')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['person_id', 'kind', 'name']).doNothing())
        .execute();
    },

    findDraft: (accountId: string, subject: string) =>
      db
        .selectFrom('profile_draft')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('subject', '=', subject)
        .executeTakeFirst(),

    /** Saves over the version that was read; of two, only one gets the row back. */
    saveDraft: (row: Omit<Draft, 'version' | 'updated_at'>, version: number) => {
      const content = sql<Record<string, unknown>>`${JSON.stringify(row.content)}::jsonb`;
      const updated_at = sql<Date>`clock_timestamp()`;
      if (version === 0) {
        return db
          .insertInto('profile_draft')
          .values({ ...row, content, version: 1, updated_at })
          .onConflict((conflict) => conflict.columns(['account_id', 'subject']).doNothing())
          .returningAll()
          .executeTakeFirst();
      }
      return db
        .updateTable('profile_draft')
        .set({ content, step: row.step, version: version + 1, updated_at })
        .where('account_id', '=', row.account_id)
        .where('subject', '=', row.subject)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst();
    },

    /** Deletes what nobody went on with, and says whose it was. */
    forgetDrafts: (before: Date) =>
      db
        .deleteFrom('profile_draft')
        .where('updated_at', '<', before)
        .returning(['account_id', 'subject'])
        .execute(),

    deleteDraft: (accountId: string, subject: string) =>
      db
        .deleteFrom('profile_draft')
        .where('account_id', '=', accountId)
        .where('subject', '=', subject)
        .execute(),
  };
};
