import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { NO_ID } from '../../platform/ids.ts';
import { liveSessions } from './sessions.repository.ts';

/** Ends sessions before they expire. */
export const sessionEndingsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'session'>>();
  const end = (reason: string, now: Date) =>
    db
      .updateTable('session')
      .set({ ended_at: now, ended_reason: reason })
      .where('ended_at', 'is', null);
  return {
    end: (id: string, reason: string, now: Date) => end(reason, now).where('id', '=', id).execute(),

    /** Ends one of an account's sessions; returns nothing if it is another account's or already ended. */
    endOwn: (accountId: string, id: string, reason: string, now: Date) =>
      end(reason, now)
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returning('id')
        .executeTakeFirst(),

    /** Ends every session of an account except one; returns their ids. */
    endAllOf: async (accountId: string, reason: string, now: Date, exceptId?: string) => {
      const rows = await end(reason, now)
        .where('account_id', '=', accountId)
        .where('id', '!=', exceptId ?? NO_ID)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Ends the oldest sessions beyond an account's limit (requirement: session limits); returns their ids. */
    endBeyond: async (accountId: string, keep: number, now: Date) => {
      const beyond = liveSessions(database, accountId, now)
        .select('id')
        .orderBy('created_at', 'desc')
        .offset(keep);
      const rows = await end('too many sessions', now)
        .where('id', 'in', beyond)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
};
