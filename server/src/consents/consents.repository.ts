import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

type ConsentRow = Row<'consent'>;

export const consentsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'consent' | 'consent_text'>>();
  return {
    findLive: (personId: string, textId: string) =>
      db
        .selectFrom('consent')
        .select(['id', 'accepted_at'])
        .where('person_id', '=', personId)
        .where('consent_text_id', '=', textId)
        .where('withdrawn_at', 'is', null)
        .where('consultation_id', 'is', null)
        .executeTakeFirst(),

    /** Accepts a version; accepting again changes nothing. */
    accept: (
      row: Pick<ConsentRow, 'id' | 'consent_text_id' | 'person_id' | 'accepted_by' | 'session_id'>,
    ) =>
      db
        .insertInto('consent')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['person_id', 'consent_text_id'])
            .where('withdrawn_at', 'is', null)
            .where('consultation_id', 'is', null)
            .doNothing(),
        )
        .execute(),

    /** Withdraws a person's acceptance of a text, of any version. Returns whether there was one. */
    withdraw: async (personId: string, kind: Row<'consent_text'>['kind']) => {
      const { numUpdatedRows } = await db
        .updateTable('consent')
        .set({ withdrawn_at: sql`now()` })
        .where('person_id', '=', personId)
        .where('withdrawn_at', 'is', null)
        .where('consultation_id', 'is', null)
        .where('consent_text_id', 'in', (eb) =>
          eb.selectFrom('consent_text').select('id').where('kind', '=', kind),
        )
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Stores a person's answer about one consultation; it is never changed. */
    insertAnswer: (row: Omit<ConsentRow, 'accepted_at' | 'withdrawn_at'>) =>
      db.insertInto('consent').values(row).execute(),

    /** Whether a consultation is withheld from the account that acts for its patient (requirement: own grant). */
    isHeldBack: async (accountId: string, consultationId: string) => {
      const { rows } = await sql<{ held: boolean }>`
        select held_back_from(${accountId}, ${consultationId}) as held`.execute(db);
      return rows[0]?.held === true;
    },
  };
};
