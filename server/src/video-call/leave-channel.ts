import type { LeaveReason } from '@app/contract/video-call';
import type { SeatRow } from './call-seats.repository.ts';
import { type Caller, requireParticipant } from './video-call.policy.ts';
import type { VideoCall } from './video-call.ts';

/** Somebody leaves the call on purpose; the consultation itself is the guard's to finish. */
export async function leaveChannel(
  context: VideoCall,
  caller: Caller,
  { channel, reason }: { channel: string; reason: LeaveReason },
): Promise<void> {
  await requireParticipant(context, caller, channel);
  const left = await context.seats.leave(channel, caller.connectionId);
  if (left) await tellOther(context, left, reason);
}

/** A socket closed: who reloads the page is back in a moment, and only who is not has lost the connection. */
export async function loseConnection(
  { seatLeases, graceUntil }: VideoCall,
  connectionId: string,
): Promise<void> {
  await seatLeases.end(connectionId, graceUntil());
}

/** Signs of life of sockets: the seats taken through them stay taken. Answers who is in a call. */
export async function renewSeats(
  { seatLeases, seatUntil }: VideoCall,
  connectionIds: string[],
): Promise<string[]> {
  const renewed = await seatLeases.renew(connectionIds, seatUntil());
  return renewed.map(({ account_id }) => account_id);
}

/** Frees the seats of sockets that nobody has heard from: they closed, or their server was killed. */
export async function expireSeats(context: VideoCall): Promise<void> {
  for (const lost of await context.seatLeases.expire(context.clock.now())) {
    await tellOther(context, lost, 'connection-lost');
  }
}

async function tellOther(
  { seatsOf, tell }: VideoCall,
  { queue_id: channel, side }: SeatRow,
  why: LeaveReason | 'connection-lost',
): Promise<void> {
  const seats = await seatsOf(channel);
  // Back meanwhile through another socket: nobody is missed.
  if (seats.some((seat) => seat.side === side)) return;
  for (const other of seats) tell(other, { command: 'RtcPeerLeft', channel, why });
}
