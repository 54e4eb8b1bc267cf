import type { Role } from '@app/contract/accounts';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { together } from '../platform/database/together.ts';

type SessionsTables = {
  session: {
    id: string;
    account_id: string;
    token_hash: Buffer;
    auth_method: string;
    remember_me: boolean;
    created_at: Generated<Date>;
    idle_expires_at: Date;
    absolute_expires_at: Date;
    step_up_at: Date | null;
    ended_at: Date | null;
    ended_reason: string | null;
  };
  account: { id: string; email: string; role: Role; status: string };
};

type SessionRow = Selectable<SessionsTables['session']>;

/** What a login knows of the session it opens. */
export type NewSession = Pick<
  SessionRow,
  | 'id'
  | 'account_id'
  | 'token_hash'
  | 'auth_method'
  | 'remember_me'
  | 'idle_expires_at'
  | 'absolute_expires_at'
>;

/** No session has this id. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** A session with the account it belongs to. */
export type LiveSession = Pick<
  SessionRow,
  'id' | 'account_id' | 'step_up_at' | 'idle_expires_at' | 'absolute_expires_at' | 'remember_me'
> & { email: string; role: Role };

/** Not ended, and its account may be here; whether it expired is a question of the clock. */
const OPEN = `select session.id, account_id, step_up_at, idle_expires_at, absolute_expires_at, remember_me, email, role
  from session join account on account.id = account_id where ended_at is null and status = 'ACTIVE'`;
const openByIds = statement<LiveSession>(`${OPEN} and session.id = any($1::uuid[])`);
const insertWhileProved = statement<{ id: string }>(`insert into session
    (id, account_id, token_hash, auth_method, remember_me, idle_expires_at, absolute_expires_at)
  select $1::uuid, id, $3::bytea, $4, $5::boolean, $6::timestamptz, $7::timestamptz from account
  where id = $2 and status = 'ACTIVE' and ($8::text is null or password_hash = $8) for share
  returning session.id`);
const openByToken = statement<LiveSession>(`${OPEN} and token_hash = $1`);

const unlessExpired = (session: LiveSession | undefined, now: Date): LiveSession | undefined =>
  session && session.idle_expires_at > now && session.absolute_expires_at > now
    ? session
    : undefined;

export const sessionsRepository = (database: Database) => {
  const db = database.withTables<SessionsTables>();
  const findOpen = together(async (ids) => {
    const rows = await openByIds(database, ids);
    return new Map(rows.map((row) => [row.id, row]));
  });
  return {
    /**
     * Adds a session while the account is active and its password still is the one that was proved.
     * The shared lock makes a change of password under way go first (A08).
     */
    insert: async (row: NewSession, proved: string | null) => {
      const inserted = await insertWhileProved(
        database,
        row.id,
        row.account_id,
        row.token_hash,
        row.auth_method,
        row.remember_me,
        row.idle_expires_at,
        row.absolute_expires_at,
        proved,
      );
      return inserted.length > 0;
    },

    /** The session as its row is when asked. */
    findLive: async (id: string, now: Date) => unlessExpired(await findOpen(id), now),

    findLiveByToken: async (tokenHash: Buffer, now: Date) =>
      unlessExpired((await openByToken(database, tokenHash))[0], now),

    /** Puts the idle limit off, never past the absolute one (S: renewal past the absolute limit is illegal). */
    renew: (id: string, idleExpiresAt: Date) =>
      db
        .updateTable('session')
        .set({
          idle_expires_at: sql<Date>`least(${idleExpiresAt}::timestamptz, absolute_expires_at)`,
        })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .execute(),

    markSteppedUp: (id: string, tokenHash: Buffer, now: Date) =>
      db
        .updateTable('session')
        .set({ step_up_at: now, token_hash: tokenHash })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .returning(['remember_me', 'absolute_expires_at'])
        .executeTakeFirst(),

    end: (id: string, reason: string, now: Date) =>
      db
        .updateTable('session')
        .set({ ended_at: now, ended_reason: reason })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .execute(),

    /** Gives a session's cookie a new value (D-01). */
    replaceToken: (id: string, tokenHash: Buffer) =>
      db
        .updateTable('session')
        .set({ token_hash: tokenHash })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .returning(['remember_me', 'absolute_expires_at'])
        .executeTakeFirst(),

    /** Ends every session of an account but one; answers which. */
    endAllOf: async (accountId: string, reason: string, now: Date, exceptId?: string) => {
      const rows = await db
        .updateTable('session')
        .set({ ended_at: now, ended_reason: reason })
        .where('account_id', '=', accountId)
        .where('id', '!=', exceptId ?? NOBODY)
        .where('ended_at', 'is', null)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Ends the oldest sessions over the number an account may keep (D-04); answers which. */
    endBeyond: async (accountId: string, keep: number, now: Date) => {
      const rows = await db
        .updateTable('session')
        .set({ ended_at: now, ended_reason: 'too many sessions' })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('session')
            .select('id')
            .where('account_id', '=', accountId)
            .where('ended_at', 'is', null)
            .orderBy('created_at', 'desc')
            .offset(keep),
        )
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
};
