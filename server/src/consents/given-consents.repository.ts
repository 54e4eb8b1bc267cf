import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';

/** A text that a person accepted or refused, in its words. */
export type GivenConsent = Pick<
  Row<'consent_text'>,
  'kind' | 'version' | 'title' | 'body' | 'body_hash'
> &
  Pick<Row<'consent'>, 'granted' | 'accepted_at' | 'withdrawn_at'> & {
    /** Null of what an account accepted. */
    id: string | null;
    /** Whether the person gave it, or the account that acts for them. */
    by_patient: boolean;
  };

type Giver = { id: string; account_id: string | null };

export const givenConsentsRepository = (database: Database) => ({
  /**
   * What a person accepted or refused, and what their account did, oldest first; without answers that are kept back from
   * the reader.
   */
  list: async ({ id, account_id }: Giver, reader: string): Promise<GivenConsent[]> => {
    const { rows } = await sql<GivenConsent>`
      select given.id, kind, version, title, body, body_hash, granted, accepted_at, withdrawn_at, by_patient
      from (
        select id, consent_text_id, granted, accepted_at, withdrawn_at,
          -- The professional who asks it keeps a patient's answer about a consultation.
          consultation_id is not null or accepted_by is not distinct from ${account_id} as by_patient
        from consent
        where person_id = ${id} and not held_back_from(${reader}, consultation_id)
        union all
        select null, consent_text_id, true, accepted_at, null, true
        from account_consent where account_id = ${account_id}) given
      join consent_text on consent_text.id = consent_text_id
      order by accepted_at, kind`.execute(database);
    return rows;
  },
});
