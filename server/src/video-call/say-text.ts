import type { CallText, TextMessage } from '@app/contract/video-call';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { type Caller, requireSeat } from './video-call.policy.ts';
import { presentText } from './video-call.presenter.ts';
import type { VideoCall } from './video-call.ts';

/** Stores a text of the call once and shows it to both sides (requirement: texts of a call). It is never logged. */
export async function sayText(
  context: VideoCall,
  caller: Caller,
  { channel, id, body }: TextMessage,
): Promise<CallText> {
  const { own } = await requireSeat(context, caller, channel);
  const stored = await context.messages.keep({
    id,
    visit_id: channel,
    account_id: caller.accountId,
    side: own.side,
    body,
    sent_at: context.clock.now(),
  });
  if (!stored) throw refuseKernel('request.invalid', 'id');
  const message = presentText(stored);
  for (const seat of await context.settledSeatsOf(own)) {
    context.tell(seat, { command: 'RtcText', channel, message });
  }
  return message;
}
