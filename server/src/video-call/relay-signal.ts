import type { SignalMessage } from '@app/contract/video-call';
import { type Caller, requireSeat } from './video-call.policy.ts';
import type { VideoCall } from './video-call.ts';

/** Sends an offer, an answer or a candidate to the other side only. It is never stored. */
export async function relaySignal(
  context: VideoCall,
  caller: Caller,
  { channel, to, signal }: SignalMessage,
): Promise<void> {
  const { own, other } = await requireSeat(context, caller, channel);
  // Addressed to an earlier connection of the other side.
  if (other?.fingerprint !== to) return;
  context.tell(other, { command: 'RtcSignal', channel, from: own.fingerprint, signal });
}
