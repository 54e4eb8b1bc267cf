import type { MediaState } from '@app/contract/video-call';
import { type Caller, requireSeat } from './video-call.policy.ts';
import type { VideoCall } from './video-call.ts';

/** Tells the other side that a microphone or camera was switched on or off. */
export async function showMedia(
  context: VideoCall,
  caller: Caller,
  { channel, microphone, camera }: MediaState & { channel: string },
): Promise<void> {
  const { own } = await requireSeat(context, caller, channel);
  await context.seats.showMedia(own, { microphone, camera });
  for (const seat of await context.settledSeatsOf(own)) {
    if (seat.side === own.side) continue;
    context.tell(seat, { command: 'RtcMedia', channel, microphone, camera });
  }
}
