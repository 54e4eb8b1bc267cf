import { accountsActingFor } from '../family-group/index.ts';
import { type Attending, canAttend } from '../licence-verification/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import { statement } from '../platform/database/statement.ts';
import type { Tables } from '../platform/database/tables.ts';

type RecordAccessTables = Pick<Tables, 'emergency_access' | 'person' | 'record_grant'>;

export type GrantRow = Row<'record_grant'>;
export type EmergencyRow = Omit<Row<'emergency_access'>, 'recorded_at'>;

/** Rules that open a record without attending its patient. */
export type GivenRule = 'granted' | 'emergency';

type Reading = { professionalId: string; personId: string; now: Date; today: string };

/**
 * SQL condition: a `record_grant` opens its record. It does so only while somebody can withdraw it: a holder's grant
 * ends with the link, unless the person has an account by then.
 */
const grantStands = (now: string, today: string) =>
  `(withdrawn_at is null and expires_at > ${now} and exists (${accountsActingFor('record_grant.person_id', today)}))`;

const ruleFor = statement<Reading, { rule: GivenRule | null }>(
  ({ professionalId, personId, now, today }) => `select case
     when exists (select from record_grant where professional_id = ${professionalId}
       and person_id = ${personId} and ${grantStands(now, today)}) then 'granted'
     when exists (select from emergency_access where professional_id = ${professionalId}
       and person_id = ${personId} and until > ${now}) then 'emergency'
   end as rule`,
);

const openTo = statement<Omit<Reading, 'personId'>, { person_id: string }>(
  ({ professionalId, now, today }) => `select person_id from record_grant
   where professional_id = ${professionalId} and ${grantStands(now, today)}
   union select person_id from emergency_access
   where professional_id = ${professionalId} and until > ${now}`,
);

/** Finds professionals who can attend, whose name has every typed word. */
const named = statement<Attending & { name: string; limit: number }, { account_id: string }>(
  (asked) => `select professional.account_id from professional
   join person on person.id = professional.person_id
   where ${canAttend('professional.account_id', asked)}
     and not exists (
       select from regexp_split_to_table(search_text(${asked.name}), '[\\s,]+') as word
       where strpos(search_text(first_name || ' ' || last_name), word) = 0)
   order by last_name, first_name, professional.account_id limit ${asked.limit}`,
);

export const recordAccessRepository = (database: Database) => {
  const db = database.withTables<RecordAccessTables>();
  return {
    ruleFor: async (reading: Reading) => (await ruleFor(database, reading))[0]?.rule ?? undefined,

    openTo: async (reading: Omit<Reading, 'personId'>) =>
      (await openTo(database, reading)).map(({ person_id }) => person_id),

    findNamed: async (asked: Attending & { name: string; limit: number }) =>
      (await named(database, asked)).map(({ account_id }) => account_id),

    standing: (personId: string, now: Date) =>
      db
        .selectFrom('record_grant')
        .selectAll()
        .where('person_id', '=', personId)
        .where('withdrawn_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('granted_at', 'desc')
        .orderBy('id')
        .execute(),

    /** Locks a person until the end of the transaction, so that grants are made one after another. */
    lockPerson: (id: string) =>
      db.selectFrom('person').select('id').where('id', '=', id).forUpdate().execute(),

    insertGrant: (row: GrantRow) => db.insertInto('record_grant').values(row).execute(),

    /** Ends the current grant between a patient and a professional; returns whether there was one. */
    withdraw: async (
      personId: string,
      by: { id: string } | { professional_id: string },
      now: Date,
    ) => {
      const [column, value] =
        'id' in by ? (['id', by.id] as const) : (['professional_id', by.professional_id] as const);
      const { numUpdatedRows } = await db
        .updateTable('record_grant')
        .set({ withdrawn_at: now })
        .where('person_id', '=', personId)
        .where(column, '=', value)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Finds everybody with this number: a person, and the same person as a dependant. */
    findByDni: async (idNumber: string) =>
      (await db.selectFrom('person').select('id').where('id_number', '=', idNumber).execute()).map(
        ({ id }) => id,
      ),

    insertEmergencies: (rows: EmergencyRow[]) =>
      db.insertInto('emergency_access').values(rows).execute(),
  };
};
