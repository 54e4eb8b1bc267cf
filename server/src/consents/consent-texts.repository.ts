import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

export type ConsentTextRow = Row<'consent_text'>;

/** Texts to accept, and the exact question that a professional asks (requirement: own grant). */
export const consentTextsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'account' | 'consent_text'>>();
  return {
    findInForce: <const Kind extends ConsentTextRow['kind']>(kind: Kind) =>
      db
        .selectFrom('consent_text')
        .selectAll()
        .$narrowType<{ kind: Kind }>()
        .where('kind', '=', kind)
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** All versions, newest first, with the e-mail of the publisher. */
    versions: (kind: ConsentTextRow['kind']) =>
      db
        .selectFrom('consent_text')
        .leftJoin('account', 'account.id', 'published_by')
        .selectAll('consent_text')
        .select('account.email')
        .where('kind', '=', kind)
        .orderBy('version', 'desc')
        .execute(),

    /** Locks publishing until the end of the transaction, so that two texts never get the same version. */
    lockPublishing: () => sql`select pg_advisory_xact_lock(hashtext('consent_text'))`.execute(db),

    publish: (row: Omit<ConsentTextRow, 'published_at'>) =>
      db.insertInto('consent_text').values(row).execute(),
  };
};
