import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/rows.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { NewSession, SessionLimits } from './session-rows.ts';

const insertWhileProved = statement<NewSession & { proved: string | null }, { id: string }>(
  (row) => `insert into session
    (id, account_id, token_hash, auth_method, remember_me, device, stage, used_at, idle_expires_at, absolute_expires_at)
  select ${row.id}::uuid, id, ${row.token_hash}::bytea, ${row.auth_method}, ${row.remember_me}::boolean, ${row.device},
    ${row.stage}, ${row.used_at}, ${row.idle_expires_at}::timestamptz, ${row.absolute_expires_at}::timestamptz
  from account where id = ${row.account_id} and status = 'ACTIVE'
    and (${row.proved}::text is null or password_hash = ${row.proved}) for share
  returning session.id`,
);

/** Adds, renews and completes sessions. */
export const sessionWritesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'session'>>();
  const update = (id: string, change: Partial<Row<'session'>>) =>
    db.updateTable('session').set(change).where('id', '=', id).where('ended_at', 'is', null);
  return {
    /**
     * Adds a session if the account is active and its password is still the verified one. The shared lock
     * waits for a change of password under way.
     */
    insert: async (row: NewSession, proved: string | null) =>
      (await insertWhileProved(database, { ...row, proved })).length > 0,

    /** Extends the idle limit, never past the absolute one (requirement: session limits). */
    renew: (id: string, idleExpiresAt: Date, now: Date) =>
      db
        .updateTable('session')
        .set({
          used_at: now,
          idle_expires_at: sql<Date>`least(${idleExpiresAt}::timestamptz, absolute_expires_at)`,
        })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .execute(),

    /** Records a proof of identity under a new cookie value (requirement: step-up). */
    markSteppedUp: (id: string, tokenHash: Buffer, now: Date) =>
      update(id, { step_up_at: now, token_hash: tokenHash })
        .returning(['remember_me', 'idle_expires_at', 'absolute_expires_at'])
        .executeTakeFirst(),

    /** Gives a session's cookie a new value (requirement: session row). */
    replaceToken: (id: string, tokenHash: Buffer) =>
      update(id, { token_hash: tokenHash })
        .returning(['remember_me', 'idle_expires_at', 'absolute_expires_at'])
        .executeTakeFirst(),

    /** Completes a waiting session, once, under a new cookie. */
    complete: (id: string, change: SessionLimits & { token_hash: Buffer }, now: Date) =>
      update(id, { ...change, stage: 'FULL', second_factor_at: now, used_at: now })
        .where('stage', '=', 'PASSWORD_OK')
        .returning('id')
        .executeTakeFirst(),

    /** Marks the second factor as passed for the session that enrolled it. */
    markSecondFactor: (id: string, now: Date) => update(id, { second_factor_at: now }).execute(),
  };
};
