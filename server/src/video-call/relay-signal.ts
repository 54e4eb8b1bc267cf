import type { SignalMessage } from '@app/contract/video-call';
import { type Caller, requireSeat } from './video-call.policy.ts';
import type { VideoCall } from './video-call.ts';

/** Hands an offer, an answer or a candidate to the other side, and to nobody else. It is never kept. */
export async function relaySignal(
  context: VideoCall,
  caller: Caller,
  { channel, to, signal }: SignalMessage,
): Promise<void> {
  const { own, other } = await requireSeat(context, caller, channel);
  // Meant for a side that has entered anew meanwhile: there is nobody to hear it.
  if (other?.fingerprint !== to) return;
  context.tell(other, { command: 'RtcSignal', channel, from: own.fingerprint, signal });
}
