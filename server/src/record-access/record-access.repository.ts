import type { Generated, Selectable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

type RecordAccessTables = {
  person: { id: string; id_number: string };
  record_grant: {
    id: string;
    person_id: string;
    professional_id: string;
    granted_by: string;
    session_id: string | null;
    granted_at: Date;
    expires_at: Date;
    withdrawn_at: Date | null;
  };
  emergency_access: {
    id: string;
    person_id: string;
    professional_id: string;
    session_id: string | null;
    reason: string;
    opened_at: Date;
    until: Date;
    recorded_at: Generated<Date>;
  };
};

export type GrantRow = Selectable<RecordAccessTables['record_grant']>;
export type EmergencyRow = Omit<Selectable<RecordAccessTables['emergency_access']>, 'recorded_at'>;

/** Rules that open a record to somebody who neither attends nor attended lately. */
export type GivenRule = 'granted' | 'emergency';

const ruleFor = statement<{ rule: GivenRule | null }>(
  `select case
     when exists (select from record_grant where professional_id = $1 and person_id = $2
       and withdrawn_at is null and expires_at > $3) then 'granted'
     when exists (select from emergency_access where professional_id = $1 and person_id = $2
       and until > $3) then 'emergency'
   end as rule`,
);

const openTo = statement<{ person_id: string }>(
  `select person_id from record_grant
   where professional_id = $1 and withdrawn_at is null and expires_at > $2
   union select person_id from emergency_access where professional_id = $1 and until > $2`,
);

/** Verified professionals whose name has every word that was typed. */
const named = statement<{ account_id: string }>(
  `select professional.account_id from professional
   join person on person.id = professional.person_id
   where professional.verification = 'VERIFIED' and professional.full_profile
     and not exists (
       select from regexp_split_to_table(search_text($1), '[\\s,]+') as word
       where strpos(search_text(first_name || ' ' || last_name), word) = 0)
   order by last_name, first_name, professional.account_id limit $2`,
);

export const recordAccessRepository = (database: Database) => {
  const db = database.withTables<RecordAccessTables>();
  return {
    ruleFor: async (professionalId: string, personId: string, now: Date) =>
      (await ruleFor(database, professionalId, personId, now))[0]?.rule ?? undefined,

    openTo: async (professionalId: string, now: Date) =>
      (await openTo(database, professionalId, now)).map(({ person_id }) => person_id),

    findNamed: async (name: string, limit: number) =>
      (await named(database, name, limit)).map(({ account_id }) => account_id),

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

    /** Held until the end of the transaction: two grants of one record take turns. */
    lockPerson: (id: string) =>
      db.selectFrom('person').select('id').where('id', '=', id).forUpdate().execute(),

    insertGrant: (row: GrantRow) => db.insertInto('record_grant').values(row).execute(),

    /** Ends what stands between a patient and a professional; answers whether there was anything. */
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

    /** Everybody who has this number: a person, and the same person as somebody's dependant. */
    findByDni: async (idNumber: string) =>
      (await db.selectFrom('person').select('id').where('id_number', '=', idNumber).execute()).map(
        ({ id }) => id,
      ),

    insertEmergencies: (rows: EmergencyRow[]) =>
      db.insertInto('emergency_access').values(rows).execute(),
  };
};
