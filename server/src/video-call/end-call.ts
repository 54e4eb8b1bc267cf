import type { CallEnding } from '@app/contract/video-call';
import type { VideoCall } from './video-call.ts';

/** The consultation is over: both sides are told and nobody is in the call any more. */
export async function endCall(
  { calls, tell }: VideoCall,
  channel: string,
  why: CallEnding,
): Promise<void> {
  for (const seat of await calls.clearSeats(channel)) {
    tell(seat, { command: 'RtcEnded', channel, why });
  }
}
