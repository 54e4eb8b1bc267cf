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

/** A session that counts now, with the account it belongs to. */
export type LiveSession = Pick<
  SessionRow,
  'id' | 'account_id' | 'step_up_at' | 'idle_expires_at' | 'remember_me'
> & { email: string; role: Role };

/** Neither ended nor expired at $2, and its account may be here. */
const LIVE = `select session.id, account_id, step_up_at, idle_expires_at, remember_me, email, role
  from session join account on account.id = account_id
  where ended_at is null and idle_expires_at > $2 and absolute_expires_at > $2 and status = 'ACTIVE'`;
const liveByIds = statement<LiveSession>(`${LIVE} and session.id = any($1::uuid[])`);
const liveByToken = statement<LiveSession>(`${LIVE} and token_hash = $1`);

export const sessionsRepository = (database: Database) => {
  const db = database.withTables<SessionsTables>();
  return {
    insert: (row: Omit<SessionRow, 'created_at' | 'ended_at' | 'ended_reason'>) =>
      db.insertInto('session').values(row).execute(),

    /** The session as its row is when asked: who asks in the same instant shares one statement. */
    findLive: together(async (ids: string[], now: Date) => {
      const rows = await liveByIds(database, ids, now);
      return new Map(rows.map((row) => [row.id, row]));
    }),

    findLiveByToken: async (tokenHash: Buffer, now: Date) =>
      (await liveByToken(database, tokenHash, now))[0],

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
