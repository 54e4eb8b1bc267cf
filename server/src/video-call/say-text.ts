import type { CallText } from '@app/contract/video-call';
import { newId } from '../platform/ids.ts';
import { type Caller, requireSeat } from './video-call.policy.ts';
import { presentText } from './video-call.presenter.ts';
import type { VideoCall } from './video-call.ts';

/** Stores a text of the call and shows it to both sides. It is never logged. */
export async function sayText(
  context: VideoCall,
  caller: Caller,
  { channel, body }: { channel: string; body: string },
): Promise<CallText> {
  const { own } = await requireSeat(context, caller, channel);
  const row = {
    id: newId(),
    visit_id: channel,
    account_id: caller.accountId,
    side: own.side,
    body,
    sent_at: context.clock.now(),
  };
  await context.messages.insert(row);
  const message = presentText(row);
  for (const seat of await context.settledSeatsOf(channel)) {
    context.tell(seat, { command: 'RtcText', channel, message });
  }
  return message;
}
