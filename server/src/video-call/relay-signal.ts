import type { SignalMessage } from '@app/contract/video-call';
import { type Caller, requireSeat } from './video-call.policy.ts';
import type { VideoCall } from './video-call.ts';

/** Sends a signal to the other side only. It is never stored. */
export async function relaySignal(
  context: VideoCall,
  caller: Caller,
  { channel, from, to, signal }: SignalMessage,
): Promise<void> {
  const { own, other } = await requireSeat(context, caller, channel);
  // A signal of a replaced connection: its certificate would look like an intruder's.
  if (own.fingerprint !== from || other?.fingerprint !== to) return;
  context.tell(other, { command: 'RtcSignal', channel, from, signal });
}
