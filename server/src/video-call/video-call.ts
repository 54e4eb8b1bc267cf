import type { CallSide, RtcEvent, RtcRole } from '@app/contract/video-call';
import { type Expiry, fairExpiry } from '../platform/jobs/after-a-gap.ts';
import type { Platform } from '../platform/platform.ts';
import type { HubVoice } from '../platform/stomp/hub-events.ts';
import type { Profiles } from '../profiles/index.ts';
import { callJoinsRepository } from './call-joins.repository.ts';
import { callMessagesRepository } from './call-messages.repository.ts';
import { callSeatsRepository, type SeatRow } from './call-seats.repository.ts';
import { connectionTestsRepository } from './connection-tests.repository.ts';
import { seatLeasesRepository } from './seat-leases.repository.ts';

/** One side of a call, as the guard decides it. */
export type Participant = {
  channel: string;
  /** The claim of the call; tokens of older ones are invalid. */
  claimEpoch: number;
  side: CallSide;
  role: RtcRole;
  uid: number;
  accountId: string;
  otherAccountId: string;
  /** Whether the call is in progress, or was interrupted by the network and not finished by the patient. */
  isLive: boolean;
  startedAt: string | null;
  /** The patient: the account's holder or a member of the family group. */
  patient: { first_name: string; last_name: string };
};

/** Dependencies of calls; who may join is passed in from a higher layer. */
export type VideoCallNeeds = Pick<Platform, 'clock' | 'config' | 'database' | 'log'> & {
  profiles: Pick<Profiles, 'findProfessionalCard'>;
  voice: Pick<HubVoice, 'toSocket'>;
  /** Returns an account's side in a channel; nothing if it has none. */
  participantOf: (channel: string, accountId: string) => Promise<Participant | undefined>;
  /** Called when both sides have joined, so that an interrupted call resumes. */
  onBothPresent: (channel: string) => Promise<void>;
};

/** Context of the use cases of calls. */
export type VideoCall = VideoCallNeeds & {
  joins: ReturnType<typeof callJoinsRepository>;
  seats: ReturnType<typeof callSeatsRepository>;
  seatLeases: ReturnType<typeof seatLeasesRepository>;
  messages: ReturnType<typeof callMessagesRepository>;
  connectionTests: ReturnType<typeof connectionTestsRepository>;
  /** Sends an event to the tab that holds a seat, on any node. */
  tell: (seat: Pick<SeatRow, 'connection_id'>, event: RtcEvent) => void;
  seatsOf: (channel: string) => Promise<SeatRow[]>;
  /** Seats read under the lock, so joins in progress are included. */
  settledSeatsOf: (claim: Pick<SeatRow, 'visit_id' | 'claim_epoch'>) => Promise<SeatRow[]>;
  /** End of the lease of a seat renewed now. */
  seatUntil: () => Date;
  /** End of the grace of a seat whose socket closes now. */
  graceUntil: () => Date;
  seatExpiry: Expiry;
};

/** Two heartbeats of a socket and some margin; by then the hub closes a silent one. */
const SEAT_LEASE_MS = 25_000;

/** A reloaded page takes some seconds to return. */
const GRACE_MS = 10_000;

export function createVideoCall(needs: VideoCallNeeds): VideoCall {
  const { clock, database } = needs;
  const seats = callSeatsRepository(database);
  return {
    ...needs,
    joins: callJoinsRepository(database),
    seats,
    seatLeases: seatLeasesRepository(database),
    messages: callMessagesRepository(database),
    connectionTests: connectionTestsRepository(database),
    tell: ({ connection_id }, event) => needs.voice.toSocket(connection_id, event),
    seatsOf: (channel) => seats.find(channel, clock.now()),
    settledSeatsOf: ({ visit_id, claim_epoch }) =>
      database.transaction().execute(async (transaction) => {
        const locked = callSeatsRepository(transaction);
        await locked.lock(visit_id);
        const settled = await locked.find(visit_id, clock.now());
        return settled.filter((seat) => seat.claim_epoch === claim_epoch);
      }),
    seatUntil: () => new Date(clock.now().getTime() + SEAT_LEASE_MS),
    graceUntil: () => new Date(clock.now().getTime() + GRACE_MS),
    seatExpiry: fairExpiry(clock, GRACE_MS),
  };
}
