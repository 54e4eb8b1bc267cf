import type { LeaveReason } from '@app/contract/video-call';
import type { SeatRow } from './call-seats.repository.ts';
import { type Caller, requireParticipant } from './video-call.policy.ts';
import type { VideoCall } from './video-call.ts';

/** Leaves the call on purpose; the consultation is finished by the guard. */
export async function leaveChannel(
  context: VideoCall,
  caller: Caller,
  { channel, reason }: { channel: string; reason: LeaveReason },
): Promise<void> {
  await requireParticipant(context, caller, channel);
  const left = await context.seats.leave(channel, caller.connectionId);
  if (left) await tellOther(context, left, reason);
}

/**
 * Handles a closed socket: a reload returns in a moment, so the connection counts as lost only after a grace
 * period.
 */
export async function loseConnection(
  { seatLeases, graceUntil }: VideoCall,
  connectionId: string,
): Promise<void> {
  await seatLeases.end(connectionId, graceUntil());
}

/** Renews the seats of sockets heard from. Returns the people in a call. */
export async function renewSeats(
  { seatLeases, seatUntil }: VideoCall,
  connectionIds: string[],
): Promise<string[]> {
  const renewed = await seatLeases.renew(connectionIds, seatUntil());
  return renewed.map(({ account_id }) => account_id);
}

/** Frees the seats of silent sockets, which closed or whose server was killed. */
export async function expireSeats(context: VideoCall): Promise<void> {
  const now = context.clock.now();
  const isAnyExpired = await context.seatLeases.isAnyExpired(now);
  if (!context.seatExpiry.isFair() || !isAnyExpired) return;
  for (const lost of await context.seatLeases.expire(now)) {
    await tellOther(context, lost, 'connection-lost');
  }
}

async function tellOther(
  { settledSeatsOf, tell }: VideoCall,
  left: SeatRow,
  why: LeaveReason | 'connection-lost',
): Promise<void> {
  const seats = await settledSeatsOf(left);
  // Has returned through another socket.
  if (seats.some((seat) => seat.side === left.side)) return;
  for (const other of seats) tell(other, { command: 'RtcPeerLeft', channel: left.visit_id, why });
}
