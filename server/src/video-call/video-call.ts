import type { CallSide, RtcEvent, RtcRole } from '@app/contract/video-call';
import type { Platform } from '../platform/platform.ts';
import type { HubVoice } from '../platform/stomp/hub-events.ts';
import type { Profiles } from '../profiles/index.ts';
import { callJoinsRepository } from './call-joins.repository.ts';
import { callMessagesRepository } from './call-messages.repository.ts';
import { callSeatsRepository, type SeatRow } from './call-seats.repository.ts';
import { connectionTestsRepository } from './connection-tests.repository.ts';
import { seatLeasesRepository } from './seat-leases.repository.ts';

/** One side of a call, as the guard says: nobody else may enter its channel. */
export type Participant = {
  channel: string;
  /** The claim under which the call is held: what was given for an older one is worth nothing. */
  claimEpoch: number;
  side: CallSide;
  role: RtcRole;
  uid: number;
  accountId: string;
  otherAccountId: string;
  /** Being held now, or broken off by the network and not finished by the patient. */
  isLive: boolean;
  startedAt: string | null;
  /** Who is attended: the account's holder or a member of the family group. */
  patient: { first_name: string; last_name: string };
};

/** What the call stands on; who may join is told from above. */
export type VideoCallNeeds = Pick<Platform, 'clock' | 'config' | 'database' | 'log'> & {
  profiles: Pick<Profiles, 'findProfessionalCard'>;
  voice: Pick<HubVoice, 'toSocket'>;
  /** The side that an account is in a channel; nothing where it is none. */
  participantOf: (channel: string, accountId: string) => Promise<Participant | undefined>;
  /** Both sides are in: a call that had been lost goes on. */
  onBothPresent: (channel: string) => Promise<void>;
};

/** What the use cases of the call work with. */
export type VideoCall = VideoCallNeeds & {
  joins: ReturnType<typeof callJoinsRepository>;
  seats: ReturnType<typeof callSeatsRepository>;
  seatLeases: ReturnType<typeof seatLeasesRepository>;
  messages: ReturnType<typeof callMessagesRepository>;
  connectionTests: ReturnType<typeof connectionTestsRepository>;
  /** Tells the tab that holds a seat, on whichever node it is. */
  tell: (seat: Pick<SeatRow, 'connection_id'>, event: RtcEvent) => void;
  /** Who is in a call now. */
  seatsOf: (channel: string) => Promise<SeatRow[]>;
  /** Until when a seat lasts whose socket is heard from now. */
  seatUntil: () => Date;
  /** Until when a seat is kept whose socket closes now. */
  graceUntil: () => Date;
};

/** Two heart-beats of a socket and some air: after that the hub itself gives a silent one up. */
const SEAT_LEASE_MS = 25_000;

/** A page takes some seconds to come back after a reload. */
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
    seatUntil: () => new Date(clock.now().getTime() + SEAT_LEASE_MS),
    graceUntil: () => new Date(clock.now().getTime() + GRACE_MS),
  };
}
