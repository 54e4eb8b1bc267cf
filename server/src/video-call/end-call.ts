import type { CallEnding } from '@app/contract/video-call';
import type { VideoCall } from './video-call.ts';

/** The consultation is over: both sides are told and nobody is in the call any more. */
export async function endCall(
  { seats, tell }: VideoCall,
  channel: string,
  why: CallEnding,
): Promise<void> {
  for (const seat of await seats.clear(channel)) {
    tell(seat, { command: 'RtcEnded', channel, why });
  }
}
