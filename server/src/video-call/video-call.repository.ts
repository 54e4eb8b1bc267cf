import type { CallSide, RtcRole } from '@app/contract/video-call';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type VideoCallTables = {
  call_join: {
    id: string;
    token_hash: Buffer;
    queue_id: string;
    claim_epoch: number;
    account_id: string;
    session_id: string;
    role: RtcRole;
    uid: number;
    expires_at: Date;
    joined_at: Date | null;
  };
  call_seat: {
    queue_id: string;
    side: CallSide;
    claim_epoch: number;
    account_id: string;
    connection_id: string;
    fingerprint: string;
    microphone: boolean;
    camera: boolean;
    joined_at: Date;
    lease_until: Date;
  };
  call_message: {
    id: string;
    queue_id: string;
    account_id: string;
    side: CallSide;
    body: string;
    sent_at: Date;
  };
  connection_test: {
    account_id: string;
    download_ms: number;
    upload_ms: number;
    tested_at: Date;
  };
};

export type NewJoin = Omit<VideoCallTables['call_join'], 'joined_at'>;
export type SeatRow = Selectable<VideoCallTables['call_seat']>;
export type NewSeat = Insertable<VideoCallTables['call_seat']>;
export type MessageRow = Selectable<VideoCallTables['call_message']>;
export type ConnectionTestRow = Selectable<VideoCallTables['connection_test']>;

/** A token as it must be presented: every word of it is part of the proof. */
export type PresentedToken = Pick<
  NewJoin,
  'token_hash' | 'queue_id' | 'claim_epoch' | 'account_id' | 'session_id'
>;

export const videoCallRepository = (database: Database) => {
  const db = database.withTables<VideoCallTables>();
  return {
    insertJoin: (row: NewJoin) => db.insertInto('call_join').values(row).execute(),

    /** Uses a token up: a second use, a stranger's, an old claim's and a late one find nothing. */
    useJoin: (token: PresentedToken, now: Date) =>
      db
        .updateTable('call_join')
        .set({ joined_at: now })
        .where('token_hash', '=', token.token_hash)
        .where('queue_id', '=', token.queue_id)
        .where('claim_epoch', '=', token.claim_epoch)
        .where('account_id', '=', token.account_id)
        .where('session_id', '=', token.session_id)
        .where('joined_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('id')
        .executeTakeFirst(),

    /** Locks the channel for the transaction, so that two who enter at once see each other. */
    lockChannel: (channel: string) =>
      sql`select pg_advisory_xact_lock(hashtextextended(${channel}, 0))`.execute(db),

    /** Who is in a call: a seat whose socket fell silent counts as empty. */
    findSeats: (channel: string, now: Date) =>
      db
        .selectFrom('call_seat')
        .selectAll()
        .where('queue_id', '=', channel)
        .where('lease_until', '>', now)
        .execute(),

    takeSeat: (row: NewSeat) =>
      db
        .insertInto('call_seat')
        .values(row)
        .onConflict((conflict) => conflict.columns(['queue_id', 'side']).doUpdateSet(row))
        .execute(),

    showMedia: (
      seat: Pick<SeatRow, 'queue_id' | 'side' | 'connection_id'>,
      media: Pick<SeatRow, 'microphone' | 'camera'>,
    ) =>
      db
        .updateTable('call_seat')
        .set(media)
        .where('queue_id', '=', seat.queue_id)
        .where('side', '=', seat.side)
        .where('connection_id', '=', seat.connection_id)
        .execute(),

    /** Frees the seat only if this tab still has it. */
    leaveSeat: (channel: string, connectionId: string) =>
      db
        .deleteFrom('call_seat')
        .where('queue_id', '=', channel)
        .where('connection_id', '=', connectionId)
        .returningAll()
        .executeTakeFirst(),

    /** The seats of a socket last no longer than until an instant. */
    endSeats: (connectionId: string, until: Date) =>
      db
        .updateTable('call_seat')
        .set({ lease_until: until })
        .where('connection_id', '=', connectionId)
        .where('lease_until', '>', until)
        .execute(),

    renewSeats: (connectionIds: string[], until: Date) =>
      db
        .updateTable('call_seat')
        .set({ lease_until: until })
        .where('connection_id', '=', sql<string>`any(${connectionIds}::uuid[])`)
        .returning('account_id')
        .execute(),

    /** Frees the seats of silent sockets; of several nodes that look at once, one gets each. */
    expireSeats: (now: Date) =>
      db.deleteFrom('call_seat').where('lease_until', '<=', now).returningAll().execute(),

    clearSeats: (channel: string) =>
      db.deleteFrom('call_seat').where('queue_id', '=', channel).returningAll().execute(),

    insertMessage: (row: VideoCallTables['call_message']) =>
      db.insertInto('call_message').values(row).execute(),

    findMessages: (channel: string) =>
      db
        .selectFrom('call_message')
        .selectAll()
        .where('queue_id', '=', channel)
        .orderBy('sent_at')
        .orderBy('id')
        .execute(),

    keepConnectionTest: (row: VideoCallTables['connection_test']) =>
      db
        .insertInto('connection_test')
        .values(row)
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute(),

    findConnectionTest: (accountId: string) =>
      db
        .selectFrom('connection_test')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirst(),
  };
};
