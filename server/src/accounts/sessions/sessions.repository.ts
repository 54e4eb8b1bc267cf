import type { Role } from '@app/contract/accounts';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { batchById } from '../../platform/database/batch-by-id.ts';
import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';

type SessionsTables = {
  session: {
    id: string;
    account_id: string;
    token_hash: Buffer;
    auth_method: string;
    remember_me: boolean;
    device: string;
    stage: 'PASSWORD_OK' | 'FULL';
    created_at: Generated<Date>;
    used_at: Date;
    idle_expires_at: Date;
    absolute_expires_at: Date;
    step_up_at: Date | null;
    second_factor_at: Date | null;
    ended_at: Date | null;
    ended_reason: string | null;
  };
  account: { id: string; email: string; role: Role; status: string };
};

type SessionRow = Selectable<SessionsTables['session']>;

/** What a login knows of the session it opens. */
export type NewSession = Omit<
  SessionRow,
  'created_at' | 'step_up_at' | 'second_factor_at' | 'ended_at' | 'ended_reason'
>;

/** When a session ends by itself. */
export type SessionLimits = Pick<
  SessionRow,
  'remember_me' | 'idle_expires_at' | 'absolute_expires_at'
>;

/** A session with the account it belongs to. */
export type LiveSession = SessionLimits &
  Pick<SessionRow, 'id' | 'account_id' | 'step_up_at' | 'second_factor_at' | 'used_at'> & {
    email: string;
    role: Role;
  };

/** No session has this id. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Not ended, and its account may be here; whether it expired is a question of the clock. */
const OPEN = `select session.id, account_id, step_up_at, second_factor_at, used_at, idle_expires_at,
  absolute_expires_at, remember_me, email, role
  from session join account on account.id = account_id where ended_at is null and status = 'ACTIVE'`;
const openByIds = statement<LiveSession>(
  `${OPEN} and stage = 'FULL' and session.id = any($1::uuid[])`,
);
const openByToken = statement<LiveSession>(`${OPEN} and stage = $1 and token_hash = $2`);
const insertWhileProved = statement<{ id: string }>(`insert into session
    (id, account_id, token_hash, auth_method, remember_me, device, stage, used_at, idle_expires_at, absolute_expires_at)
  select $1::uuid, id, $3::bytea, $4, $5::boolean, $6, $7, $8::timestamptz, $9::timestamptz, $10::timestamptz
  from account where id = $2 and status = 'ACTIVE' and ($11::text is null or password_hash = $11) for share
  returning session.id`);

const isWithinLimits = ({ idle_expires_at, absolute_expires_at }: SessionLimits, now: Date) =>
  idle_expires_at > now && absolute_expires_at > now;

export const sessionsRepository = (
  database: Database,
  { REQUIRE_SECOND_FACTOR }: Pick<Config, 'REQUIRE_SECOND_FACTOR'>,
) => {
  const db = database.withTables<SessionsTables>();
  // A session from before the second factor was demanded ends when it is.
  const isLive = (session: LiveSession, now: Date) =>
    isWithinLimits(session, now) &&
    (!REQUIRE_SECOND_FACTOR || session.role === 'PATIENT' || session.second_factor_at !== null);
  const findOpen = batchById(async (ids) => {
    const rows = await openByIds(database, ids);
    return new Map(rows.map((row) => [row.id, row]));
  });
  const update = (id: string, change: Partial<SessionRow>) =>
    db.updateTable('session').set(change).where('id', '=', id).where('ended_at', 'is', null);
  const alive = (accountId: string, now: Date) =>
    db
      .selectFrom('session')
      .where('account_id', '=', accountId)
      .where('stage', '=', 'FULL')
      .where('ended_at', 'is', null)
      .where('idle_expires_at', '>', now)
      .where('absolute_expires_at', '>', now);
  return {
    /**
     * Adds a session while the account is active and its password still is the one that was proved.
     * The shared lock makes a change of password under way go first.
     */
    insert: async (row: NewSession, proved: string | null) => {
      const { id, account_id, token_hash, auth_method, remember_me, device, stage } = row;
      const inserted = await insertWhileProved(
        database,
        ...[id, account_id, token_hash, auth_method, remember_me, device, stage],
        ...[row.used_at, row.idle_expires_at, row.absolute_expires_at, proved],
      );
      return inserted.length > 0;
    },

    /** The session as its row is when asked. */
    findLive: async (id: string, now: Date) => {
      const session = await findOpen(id);
      return session && isLive(session, now) ? session : undefined;
    },

    /** The whole session of a cookie. */
    findLiveByToken: async (tokenHash: Buffer, now: Date) => {
      const [session] = await openByToken(database, 'FULL', tokenHash);
      return session && isLive(session, now) ? session : undefined;
    },

    /** The login of a cookie that waits for its second factor. */
    findWaiting: async (tokenHash: Buffer, now: Date) => {
      const [session] = await openByToken(database, 'PASSWORD_OK', tokenHash);
      return session && isWithinLimits(session, now) ? session : undefined;
    },

    /** What an account's owner reads about the own sessions, the one used last first. */
    listLive: (accountId: string, now: Date) =>
      alive(accountId, now)
        .select(['id', 'device', 'auth_method', 'remember_me', 'created_at', 'used_at'])
        .orderBy('used_at', 'desc')
        .execute(),

    /** Those of some sessions that are over: ended, expired, or of an account that may not be here. */
    findOver: async (ids: string[], now: Date) => {
      const open = await openByIds(database, ids);
      const live = new Set(open.filter((row) => isLive(row, now)).map(({ id }) => id));
      return ids.filter((id) => !live.has(id));
    },

    /** Puts the idle limit off, never past the absolute one (S: renewal past the absolute limit is illegal). */
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

    /** Sessions of these accounts, among these ids, that have not been renewed for a while. */
    findStale: (accountIds: string[], ids: string[], usedBefore: Date) =>
      openByIds(database, ids).then((rows) =>
        rows.filter(
          ({ account_id, used_at }) => accountIds.includes(account_id) && used_at < usedBefore,
        ),
      ),

    /** Notes that the person proved who they are, under a new cookie value (requirement: step-up). */
    markSteppedUp: (id: string, tokenHash: Buffer, now: Date) =>
      update(id, { step_up_at: now, token_hash: tokenHash })
        .returning(['remember_me', 'idle_expires_at', 'absolute_expires_at'])
        .executeTakeFirst(),

    /** Gives a session's cookie a new value (requirement: session row). */
    replaceToken: (id: string, tokenHash: Buffer) =>
      update(id, { token_hash: tokenHash })
        .returning(['remember_me', 'idle_expires_at', 'absolute_expires_at'])
        .executeTakeFirst(),

    /** The second factor was right: the waiting session becomes a whole one, once, under a new cookie. */
    complete: (id: string, change: SessionLimits & { token_hash: Buffer }, now: Date) =>
      update(id, { ...change, stage: 'FULL', second_factor_at: now, used_at: now })
        .where('stage', '=', 'PASSWORD_OK')
        .returning('id')
        .executeTakeFirst(),

    /** A session whose owner has just enrolled has passed the second factor too. */
    markSecondFactor: (id: string, now: Date) => update(id, { second_factor_at: now }).execute(),

    end: (id: string, reason: string, now: Date) =>
      update(id, { ended_at: now, ended_reason: reason }).execute(),

    /** Ends one of an account's own sessions; nothing where it is another's or over already. */
    endOwn: (accountId: string, id: string, reason: string, now: Date) =>
      update(id, { ended_at: now, ended_reason: reason })
        .where('account_id', '=', accountId)
        .returning('id')
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

    /** Ends the oldest sessions over the number an account may keep (requirement: session limits); answers which. */
    endBeyond: async (accountId: string, keep: number, now: Date) => {
      const rows = await db
        .updateTable('session')
        .set({ ended_at: now, ended_reason: 'too many sessions' })
        .where(
          'id',
          'in',
          alive(accountId, now).select('id').orderBy('created_at', 'desc').offset(keep),
        )
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
};
