import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

export type SeatRow = Row<'call_seat'>;

/** Seats of calls. */
export const callSeatsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'call_seat'>>();
  return {
    /** Locks a call for the transaction, so that two people joining at once see each other. */
    lock: (queueId: string) =>
      sql`select pg_advisory_xact_lock(hashtextextended(${queueId}, 0))`.execute(db),

    /** Seats of a call; one whose lease expired counts as empty. */
    find: (queueId: string, now: Date) =>
      db
        .selectFrom('call_seat')
        .selectAll()
        .where('visit_id', '=', queueId)
        .where('lease_until', '>', now)
        .execute(),

    take: (row: SeatRow) =>
      db
        .insertInto('call_seat')
        .values(row)
        .onConflict((conflict) => conflict.columns(['visit_id', 'side']).doUpdateSet(row))
        .execute(),

    showMedia: (
      seat: Pick<SeatRow, 'visit_id' | 'side' | 'connection_id'>,
      media: Pick<SeatRow, 'microphone' | 'camera'>,
    ) =>
      db
        .updateTable('call_seat')
        .set(media)
        .where('visit_id', '=', seat.visit_id)
        .where('side', '=', seat.side)
        .where('connection_id', '=', seat.connection_id)
        .execute(),

    /** Frees the seat if this tab still has it. */
    leave: (queueId: string, connectionId: string) =>
      db
        .deleteFrom('call_seat')
        .where('visit_id', '=', queueId)
        .where('connection_id', '=', connectionId)
        .returningAll()
        .executeTakeFirst(),

    clear: (queueId: string) =>
      db.deleteFrom('call_seat').where('visit_id', '=', queueId).returningAll().execute(),
  };
};
