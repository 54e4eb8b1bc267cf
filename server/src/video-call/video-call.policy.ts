import type { Actor } from '../platform/http/actor.ts';
import type { SeatRow } from './call-seats.repository.ts';
import { refuse } from './video-call.refusals.ts';
import type { Participant, VideoCall } from './video-call.ts';

/** The person at a socket: the account of its session, and the tab. */
export type Caller = { accountId: string; sessionId: string; connectionId: string };

/** Returns the caller's side in a channel; to others the channel is reported as not found. */
export async function requireParticipant(
  { participantOf }: VideoCall,
  { accountId }: Pick<Actor, 'accountId'>,
  channel: string,
): Promise<Participant> {
  const participant = await participantOf(channel, accountId);
  if (!participant) throw refuse('video-call.channel-not-found');
  return participant;
}

/** The same, only during the call. */
export async function requireLive(
  context: VideoCall,
  actor: Pick<Actor, 'accountId'>,
  channel: string,
): Promise<Participant> {
  const participant = await requireParticipant(context, actor, channel);
  if (!participant.isLive) throw refuse('video-call.call-over');
  return participant;
}

/** Both seats, as seen by the tab that holds one of them. */
export type Seats = { own: SeatRow; other: SeatRow | undefined };

/** Returns the seats of a live call; refuses a tab that does not hold its side's seat under the current claim. */
export async function requireSeat(
  context: VideoCall,
  caller: Caller,
  channel: string,
): Promise<Seats> {
  const { side, claimEpoch } = await requireLive(context, caller, channel);
  const seats = (await context.seatsOf(channel)).filter(
    ({ claim_epoch }) => claim_epoch === claimEpoch,
  );
  const own = seats.find((seat) => seat.side === side);
  if (own?.connection_id !== caller.connectionId) throw refuse('video-call.not-joined');
  return { own, other: seats.find((seat) => seat.side !== side) };
}

/** Admits roles that may be in a call. */
export function requireCaller({ role }: Pick<Actor, 'role'>): void {
  if (role !== 'PATIENT' && role !== 'PROFESSIONAL') {
    throw refuse('video-call.not-for-this-role');
  }
}
