import type { LeaveReason } from '@app/contract/video-call';
import { type Caller, requireParticipant } from './video-call.policy.ts';
import type { SeatRow } from './video-call.repository.ts';
import type { VideoCall } from './video-call.ts';

/** Somebody leaves the call on purpose; the consultation itself is the guard's to finish. */
export async function leaveChannel(
  context: VideoCall,
  caller: Caller,
  { channel, reason }: { channel: string; reason: LeaveReason },
): Promise<void> {
  await requireParticipant(context, caller, channel);
  const left = await context.calls.leaveSeat(channel, caller.connectionId);
  if (left) await tellOther(context, left, reason);
}

/** A socket closed: whoever was in a call through it has lost the connection. */
export async function loseConnection(context: VideoCall, connectionId: string): Promise<void> {
  for (const lost of await context.calls.leaveSeatsOf(connectionId)) {
    await tellOther(context, lost, 'connection-lost');
  }
}

async function tellOther(
  { calls, tell }: VideoCall,
  { channel, side }: SeatRow,
  why: LeaveReason | 'connection-lost',
): Promise<void> {
  const other = (await calls.findSeats(channel)).find((seat) => seat.side !== side);
  if (other) tell(other, { command: 'RtcPeerLeft', channel, why });
}
