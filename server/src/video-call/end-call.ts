import type { CallEnding } from '@app/contract/video-call';
import type { VideoCall } from './video-call.ts';

/** Ends a call: notifies both sides and frees their seats. */
export async function endCall(
  { seats, tell }: VideoCall,
  channel: string,
  why: CallEnding,
): Promise<void> {
  for (const seat of await seats.clear(channel)) {
    tell(seat, { command: 'RtcEnded', channel, why });
  }
}
