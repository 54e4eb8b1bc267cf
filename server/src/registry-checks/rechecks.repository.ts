import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

type Due = {
  now: Date;
  /** Professionals verified before this time and never checked are due. */
  verifiedBefore: Date;
  /** When they are due again if this check never happens. */
  again: Date;
  atOnce: number;
};

/** When verified professionals are checked again. */
export const rechecksRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'registry_recheck'>>();
  return {
    /** Takes those who are due, the longest overdue first; two nodes get different ones. */
    takeDue: async ({ now, verifiedBefore, again, atOnce }: Due): Promise<string[]> => {
      const { rows } = await sql<{ account_id: string }>`
        insert into registry_recheck (account_id, due_at)
        select professional.account_id, ${again}::timestamptz
        from professional
        join account on account.id = professional.account_id
        left join registry_recheck known on known.account_id = professional.account_id
        where professional.verification = 'VERIFIED' and account.status = 'ACTIVE'
          and coalesce(known.due_at <= ${now}, professional.verified_at <= ${verifiedBefore}, true)
        order by coalesce(known.due_at, professional.verified_at) nulls first
        limit ${atOnce}
        on conflict (account_id) do update set due_at = excluded.due_at
          where registry_recheck.due_at <= ${now}
        returning account_id`.execute(db);
      return rows.map(({ account_id }) => account_id);
    },

    setDue: (account_id: string, due_at: Date) =>
      db
        .insertInto('registry_recheck')
        .values({ account_id, due_at })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ due_at }))
        .execute(),
  };
};
