import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

/** Reads a person's consent to be attended at a distance. */
export const teleconsultationRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'consent' | 'consent_text'>>();
  return {
    acceptsTeleconsultation: async (personId: string) => {
      const { rows } = await sql<{ accepts: boolean }>`
        select accepts_teleconsultation(${personId}) as accepts`.execute(db);
      return rows[0]?.accepts === true;
    },

    standsByTeleconsultation: async (personId: string) => {
      const { rows } = await sql<{ stands: boolean }>`
        select stands_by_teleconsultation(${personId}) as stands`.execute(db);
      return rows[0]?.stands === true;
    },

    /**
     * Whether a person accepted the version in force. Their row is locked, so that a withdrawal is either seen here
     * or waits for the end of the transaction.
     */
    holdTeleconsultation: async (personId: string) => {
      const { rows } = await sql`
        select from consent
        where person_id = ${personId} and withdrawn_at is null and consultation_id is null
          and consent_text_id = (
            select id from consent_text where kind = 'teleconsultation' order by version desc limit 1)
        for share`.execute(db);
      return rows.length > 0;
    },

    /** The latest version of the teleconsultation text that a person had accepted at an instant, and since when. */
    teleconsultationAt: (personId: string, instant: Date) =>
      db
        .selectFrom('consent')
        .innerJoin('consent_text', 'consent_text.id', 'consent_text_id')
        .select(['version', 'accepted_at'])
        .where('kind', '=', 'teleconsultation')
        .where('person_id', '=', personId)
        .where('accepted_at', '<=', instant)
        .where((eb) => eb.or([eb('withdrawn_at', 'is', null), eb('withdrawn_at', '>', instant)]))
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst(),
  };
};
