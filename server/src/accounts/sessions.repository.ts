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

export type SessionRow = Selectable<SessionsTables['session']>;

/** A session with the account it belongs to. */
export type LiveSession = Pick<
  SessionRow,
  'id' | 'account_id' | 'step_up_at' | 'idle_expires_at' | 'absolute_expires_at' | 'remember_me'
> & { email: string; role: Role };

/** Not ended, and its account may be here; whether it expired is a question of the clock. */
const OPEN = `select session.id, account_id, step_up_at, idle_expires_at, absolute_expires_at, remember_me, email, role
  from session join account on account.id = account_id where ended_at is null and status = 'ACTIVE'`;
const openByIds = statement<LiveSession>(`${OPEN} and session.id = any($1::uuid[])`);
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
    insert: (row: Omit<SessionRow, 'created_at' | 'ended_at' | 'ended_reason'>) =>
      db.insertInto('session').values(row).execute(),

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
        .execute(),

    end: (id: string, reason: string, now: Date) =>
      db
        .updateTable('session')
        .set({ ended_at: now, ended_reason: reason })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .execute(),

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
