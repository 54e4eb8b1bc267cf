import { type Generated, type Selectable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** The texts that people accept, and the question that a professional asks in their words (requirement: own grant). */
type Kind = 'terms' | 'privacy' | 'teleconsultation' | 'holder-reading';
type ConsentsTables = {
  consent_text: {
    id: string;
    kind: Kind;
    version: number;
    title: string;
    body: string;
    body_hash: string;
    published_at: Generated<Date>;
  };
  consent: {
    id: string;
    consent_text_id: string;
    person_id: string;
    accepted_by: string;
    session_id: string | null;
    accepted_at: Generated<Date>;
    withdrawn_at: Date | null;
    /** The one that the answer is about; null where it is about all that come. */
    consultation_id: string | null;
    granted: Generated<boolean>;
  };
  account_consent: { account_id: string; consent_text_id: string; accepted_at: Generated<Date> };
};

/** What asking for an account accepts: the box of the signup says so. */
const AT_SIGNUP = ['terms', 'privacy'] as const;

export type ConsentTextRow = Selectable<ConsentsTables['consent_text']>;

export const consentsRepository = (database: Database) => {
  const db = database.withTables<ConsentsTables>();
  return {
    findInForce: <const K extends Kind>(kind: K) =>
      db
        .selectFrom('consent_text')
        .selectAll()
        .$narrowType<{ kind: K }>()
        .where('kind', '=', kind)
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Until the end of the transaction nobody else publishes: two texts never get one version. */
    lockPublishing: () => sql`select pg_advisory_xact_lock(hashtext('consent_text'))`.execute(db),

    /** Keeps which versions were accepted by asking for an account, and when. */
    acceptAtSignup: (accountId: string) =>
      db
        .insertInto('account_consent')
        .columns(['account_id', 'consent_text_id'])
        .expression((eb) =>
          eb
            .selectFrom('consent_text')
            .distinctOn('kind')
            .select((select) => [select.val(accountId).as('account_id'), 'id'])
            .where('kind', 'in', AT_SIGNUP)
            .orderBy('kind')
            .orderBy('version', 'desc'),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    publish: (row: Omit<ConsentTextRow, 'published_at'>) =>
      db.insertInto('consent_text').values(row).execute(),

    findLive: (personId: string, textId: string) =>
      db
        .selectFrom('consent')
        .select(['id', 'accepted_at'])
        .where('person_id', '=', personId)
        .where('consent_text_id', '=', textId)
        .where('withdrawn_at', 'is', null)
        .where('consultation_id', 'is', null)
        .executeTakeFirst(),

    /** Accepting twice is accepting once. */
    accept: (
      row: Pick<
        Selectable<ConsentsTables['consent']>,
        'id' | 'consent_text_id' | 'person_id' | 'accepted_by' | 'session_id'
      >,
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

    /** Keeps what a person answered about one consultation; nothing changes it afterwards. */
    insertAnswer: (
      row: Omit<Selectable<ConsentsTables['consent']>, 'accepted_at' | 'withdrawn_at'>,
    ) => db.insertInto('consent').values(row).execute(),

    /** Whether a consultation is closed to an account that answers for its patient (requirement: own grant). */
    isHeldBack: async (accountId: string, consultationId: string) => {
      const { rows } = await sql<{ held: boolean }>`
        select held_back_from(${accountId}, ${consultationId}) as held`.execute(db);
      return rows[0]?.held === true;
    },
  };
};
