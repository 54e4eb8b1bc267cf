import type { Database } from '../platform/database/database.ts';
import type { NewRow, Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

/** A token as presented; every claim in it must match. */
type PresentedToken = Pick<
  Row<'call_join'>,
  'token_hash' | 'visit_id' | 'claim_epoch' | 'account_id' | 'session_id'
>;

export const callJoinsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'call_join'>>();
  return {
    insert: (row: NewRow<'call_join'>) => db.insertInto('call_join').values(row).execute(),

    /** Uses a token; returns nothing for one that was used, expired, or of another person or claim. */
    use: (token: PresentedToken, now: Date) =>
      db
        .updateTable('call_join')
        .set({ joined_at: now })
        .where('token_hash', '=', token.token_hash)
        .where('visit_id', '=', token.visit_id)
        .where('claim_epoch', '=', token.claim_epoch)
        .where('account_id', '=', token.account_id)
        .where('session_id', '=', token.session_id)
        .where('joined_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('id')
        .executeTakeFirst(),
  };
};
