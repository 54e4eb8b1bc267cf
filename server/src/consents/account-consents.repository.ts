import { accountTextKinds } from '@app/contract/consents';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

type ChangedTextRow = Row<'consent_text'> & { earlier_body: string | null };

/** The texts that accounts accepted: at signup, and each later version. */
export const accountConsentsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'account' | 'account_consent' | 'consent_text'>>();
  return {
    /** Stores which versions were accepted at signup, and when. */
    acceptAtSignup: (accountId: string) =>
      db
        .insertInto('account_consent')
        .columns(['account_id', 'consent_text_id'])
        .expression((eb) =>
          eb
            .selectFrom('consent_text')
            .distinctOn('kind')
            .select((select) => [select.val(accountId).as('account_id'), 'id'])
            .where('kind', 'in', accountTextKinds)
            .orderBy('kind')
            .orderBy('version', 'desc'),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    /**
     * Texts published after an account was created and not accepted by it, with the version it accepted before
     * or, for accounts created by staff, the one in force then.
     */
    changedFor: async (accountId: string): Promise<ChangedTextRow[]> => {
      const { rows } = await sql<ChangedTextRow>`
        select text.*, coalesce(earlier.body, previous.body) as earlier_body
        from account
        cross join lateral (
          select distinct on (kind) * from consent_text
          where kind in (${sql.join(accountTextKinds)}) order by kind, version desc) text
        left join lateral (
          select before.body from account_consent
          join consent_text before on before.id = account_consent.consent_text_id
          where account_consent.account_id = account.id and before.kind = text.kind
          order by before.version desc limit 1) earlier on true
        left join consent_text previous on previous.kind = text.kind and previous.version = text.version - 1
        where account.id = ${accountId} and text.published_at > account.created_at
          and not exists (
            select from account_consent
            where account_id = account.id and consent_text_id = text.id)
        order by text.kind desc`.execute(db);
      return rows;
    },

    /** Accepts a version for an account; accepting again changes nothing. */
    acceptForAccount: (accountId: string, textId: string, sessionId: string) =>
      db
        .insertInto('account_consent')
        .values({ account_id: accountId, consent_text_id: textId, session_id: sessionId })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  };
};
