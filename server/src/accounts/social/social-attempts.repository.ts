import type { Database } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

type AttemptRow = Row<'social_attempt'>;
type NewAttempt = Pick<
  AttemptRow,
  'id' | 'cookie_hash' | 'state' | 'nonce' | 'code_verifier' | 'created_at'
>;
type Proof = Pick<AttemptRow, 'issuer' | 'subject' | 'email' | 'ticket_hash' | 'proved_at'>;

/** Logins with the provider under way. */
export const socialAttemptsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'social_attempt'>>();
  const attempt = (cookieHash: Buffer) =>
    db
      .updateTable('social_attempt')
      .where('cookie_hash', '=', cookieHash)
      .where('used_at', 'is', null);
  return {
    insert: (row: NewAttempt) => db.insertInto('social_attempt').values(row).execute(),

    forget: (before: Date) =>
      db.deleteFrom('social_attempt').where('created_at', '<', before).execute(),

    /** Uses a callback; only one of two with the same cookie and state succeeds. */
    useCode: (cookieHash: Buffer, state: string, madeAfter: Date, now: Date) =>
      attempt(cookieHash)
        .set({ code_used_at: now })
        .where('state', '=', state)
        .where('code_used_at', 'is', null)
        .where('created_at', '>', madeAfter)
        .returning(['id', 'state', 'nonce', 'code_verifier'])
        .executeTakeFirst(),

    /** Stores what the provider verified, for this browser. */
    prove: (id: string, proof: Proof) =>
      db.updateTable('social_attempt').set(proof).where('id', '=', id).execute(),

    /** Uses a proof: recent, of this browser, for this e-mail (requirement: browser proof). */
    useProof: (cookieHash: Buffer, email: string, provedAfter: Date, now: Date) =>
      attempt(cookieHash)
        .set({ used_at: now })
        .where('email', '=', email)
        .where('proved_at', '>', provedAfter)
        .returning(['issuer', 'subject'])
        .executeTakeFirst(),

    /** Uses a registration ticket; its proof is valid from now on. */
    useTicket: (cookieHash: Buffer, ticketHash: Buffer, provedAfter: Date, now: Date) =>
      attempt(cookieHash)
        .set({ ticket_hash: null, proved_at: now })
        .where('ticket_hash', '=', ticketHash)
        .where('proved_at', '>', provedAfter)
        .returning(['issuer', 'subject', 'email'])
        .executeTakeFirst(),
  };
};
