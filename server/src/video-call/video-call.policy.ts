import type { Actor } from '../platform/http/actor.ts';
import type { SeatRow } from './call-seats.repository.ts';
import { refuse } from './video-call.refusals.ts';
import type { Participant, VideoCall } from './video-call.ts';

/** A person at a socket: the account of its session, and the tab. */
export type Caller = { accountId: string; sessionId: string; connectionId: string };

/** The side that somebody is in a channel; to anybody else the channel is not there. */
export async function requireParticipant(
  { participantOf }: VideoCall,
  { accountId }: Pick<Actor, 'accountId'>,
  channel: string,
): Promise<Participant> {
  const participant = await participantOf(channel, accountId);
  if (!participant) throw refuse('video-call.channel-not-found');
  return participant;
}

/** The same while the call is being held. */
export async function requireLive(
  context: VideoCall,
  actor: Pick<Actor, 'accountId'>,
  channel: string,
): Promise<Participant> {
  const participant = await requireParticipant(context, actor, channel);
  if (!participant.isLive) throw refuse('video-call.call-over');
  return participant;
}

/** Both seats as the tab that holds one of them sees them. */
export type Seats = { own: SeatRow; other: SeatRow | undefined };

/** The seats of a live call, where this very tab holds its side's under the present claim. */
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

/** The connection test is for those who may be in a call. */
export function requireCaller({ role }: Pick<Actor, 'role'>): void {
  if (role !== 'PATIENT' && role !== 'PROFESSIONAL') {
    throw refuse('video-call.not-for-this-role');
  }
}
