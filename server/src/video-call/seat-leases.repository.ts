import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

/** Leases of seats, renewed by the heartbeats of their sockets. */
export const seatLeasesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'call_seat'>>();
  return {
    /** Shortens the leases of a socket's seats to an instant. */
    end: (connectionId: string, until: Date) =>
      db
        .updateTable('call_seat')
        .set({ lease_until: until })
        .where('connection_id', '=', connectionId)
        .where('lease_until', '>', until)
        .execute(),

    renew: (connectionIds: string[], until: Date) =>
      db
        .updateTable('call_seat')
        .set({ lease_until: until })
        .where('connection_id', '=', sql<string>`any(${connectionIds}::uuid[])`)
        .returning('account_id')
        .execute(),

    isAnyExpired: async (now: Date): Promise<boolean> =>
      (await db
        .selectFrom('call_seat')
        .select('visit_id')
        .where('lease_until', '<=', now)
        .limit(1)
        .executeTakeFirst()) !== undefined,

    /** Frees the seats with expired leases; of several nodes, one gets each. */
    expire: (now: Date) =>
      db.deleteFrom('call_seat').where('lease_until', '<=', now).returningAll().execute(),
  };
};
