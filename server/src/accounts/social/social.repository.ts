import type { Generated, Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type SocialTables = {
  account_identity: {
    issuer: string;
    subject: string;
    account_id: string;
    created_at: Generated<Date>;
  };
  social_attempt: {
    id: string;
    cookie_hash: Buffer;
    state: string;
    nonce: string;
    code_verifier: string;
    created_at: Date;
    code_used_at: Date | null;
    issuer: string | null;
    subject: string | null;
    email: string | null;
    ticket_hash: Buffer | null;
    proved_at: Date | null;
    used_at: Date | null;
  };
};

export type AttemptRow = Selectable<SocialTables['social_attempt']>;
type NewAttempt = Pick<
  AttemptRow,
  'id' | 'cookie_hash' | 'state' | 'nonce' | 'code_verifier' | 'created_at'
>;

export const socialRepository = (database: Database) => {
  const db = database.withTables<SocialTables>();
  const attempt = (cookieHash: Buffer) =>
    db
      .updateTable('social_attempt')
      .where('cookie_hash', '=', cookieHash)
      .where('used_at', 'is', null);
  return {
    insertAttempt: (row: NewAttempt) =>
      db
        .insertInto('social_attempt')
        .values({
          ...row,
          code_used_at: null,
          issuer: null,
          subject: null,
          email: null,
          ticket_hash: null,
          proved_at: null,
          used_at: null,
        })
        .execute(),

    forgetAttempts: (before: Date) =>
      db.deleteFrom('social_attempt').where('created_at', '<', before).execute(),

    /** Takes the way back: of two callbacks with one cookie and state one gets it. */
    useCode: (cookieHash: Buffer, state: string, madeAfter: Date, now: Date) =>
      attempt(cookieHash)
        .set({ code_used_at: now })
        .where('state', '=', state)
        .where('code_used_at', 'is', null)
        .where('created_at', '>', madeAfter)
        .returning(['id', 'state', 'nonce', 'code_verifier'])
        .executeTakeFirst(),

    /** Keeps what the provider vouched for, for this browser. */
    prove: (
      id: string,
      proof: {
        issuer: string;
        subject: string;
        email: string;
        ticket_hash: Buffer;
        proved_at: Date;
      },
    ) => db.updateTable('social_attempt').set(proof).where('id', '=', id).execute(),

    /** Uses a proof up: fresh, of this browser, for this e-mail (requirement: browser proof). */
    useProof: (cookieHash: Buffer, email: string, provedAfter: Date, now: Date) =>
      attempt(cookieHash)
        .set({ used_at: now })
        .where('email', '=', email)
        .where('proved_at', '>', provedAfter)
        .returning(['issuer', 'subject'])
        .executeTakeFirst(),

    /** Uses a registration ticket up; what it proved counts from now on. */
    useTicket: (cookieHash: Buffer, ticketHash: Buffer, provedAfter: Date, now: Date) =>
      attempt(cookieHash)
        .set({ ticket_hash: null, proved_at: now })
        .where('ticket_hash', '=', ticketHash)
        .where('proved_at', '>', provedAfter)
        .returning(['issuer', 'subject', 'email'])
        .executeTakeFirst(),

    accountOf: async (issuer: string, subject: string) => {
      const found = await db
        .selectFrom('account_identity')
        .select('account_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return found?.account_id;
    },

    /** Ties an identity to an account; nothing where either is tied already (requirement: one account per e-mail). */
    insertIdentity: (issuer: string, subject: string, accountId: string) =>
      db
        .insertInto('account_identity')
        .values({ issuer, subject, account_id: accountId })
        .onConflict((conflict) => conflict.doNothing())
        .returning('account_id')
        .executeTakeFirst(),
  };
};
