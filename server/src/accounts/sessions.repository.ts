import type { Role } from '@app/contract/accounts';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

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

export const sessionsRepository = (database: Database) => {
  const db = database.withTables<SessionsTables>();
  const live = (now: Date) =>
    db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select([
        'session.id',
        'session.account_id',
        'session.auth_method',
        'session.step_up_at',
        'session.idle_expires_at',
        'session.absolute_expires_at',
        'session.remember_me',
        'account.email',
        'account.role',
      ])
      .where('session.ended_at', 'is', null)
      .where('session.idle_expires_at', '>', now)
      .where('session.absolute_expires_at', '>', now)
      .where('account.status', '=', 'ACTIVE');
  return {
    insert: (row: Omit<SessionRow, 'created_at' | 'ended_at' | 'ended_reason'>) =>
      db.insertInto('session').values(row).execute(),

    findLive: (id: string, now: Date) => live(now).where('session.id', '=', id).executeTakeFirst(),

    findLiveByToken: (tokenHash: Buffer, now: Date) =>
      live(now).where('session.token_hash', '=', tokenHash).executeTakeFirst(),

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
