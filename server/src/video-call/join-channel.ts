import type { JoinMessage } from '@app/contract/video-call';
import { hashSecret } from '../platform/ids.ts';
import { callJoinsRepository } from './call-joins.repository.ts';
import { callMessagesRepository, type MessageRow } from './call-messages.repository.ts';
import { callSeatsRepository, type SeatRow } from './call-seats.repository.ts';
import { type Caller, requireLive } from './video-call.policy.ts';
import { presentPeer, presentText } from './video-call.presenter.ts';
import { refuse } from './video-call.refusals.ts';
import type { Participant, VideoCall } from './video-call.ts';

/** Joins a tab to a call: it takes its side's seat, and replaces an older tab of the same person. */
export async function joinChannel(
  context: VideoCall,
  caller: Caller,
  message: JoinMessage,
): Promise<void> {
  const participant = await requireLive(context, caller, message.channel);
  const { own, replaced, other, texts } = await takeSeat(context, caller, participant, message);
  const { channel, startedAt } = participant;

  if (replaced && replaced.connection_id !== own.connection_id) {
    context.tell(replaced, { command: 'RtcReplaced', channel });
  }
  context.tell(own, {
    command: 'RtcJoined',
    channel,
    fingerprint: own.fingerprint,
    startedAt,
    peer: other ? presentPeer(other) : null,
    messages: texts.map(presentText),
  });
  if (!other) return;
  context.tell(other, { command: 'RtcPeerJoined', channel, peer: presentPeer(own) });
  await context.onBothPresent(channel);
}

type Entered = {
  own: SeatRow;
  replaced: SeatRow | undefined;
  other: SeatRow | undefined;
  texts: MessageRow[];
};

function takeSeat(
  { database, clock, seatUntil }: VideoCall,
  caller: Caller,
  { side, claimEpoch }: Participant,
  { channel, rtcToken, fingerprint, microphone, camera }: JoinMessage,
): Promise<Entered> {
  const now = clock.now();
  const token = {
    token_hash: hashSecret(rtcToken),
    visit_id: channel,
    claim_epoch: claimEpoch,
    account_id: caller.accountId,
    session_id: caller.sessionId,
  };
  const own: SeatRow = {
    visit_id: channel,
    side,
    claim_epoch: claimEpoch,
    account_id: caller.accountId,
    connection_id: caller.connectionId,
    fingerprint,
    microphone,
    camera,
    joined_at: now,
    lease_until: seatUntil(),
  };
  return database.transaction().execute(async (transaction) => {
    const isUsed = await callJoinsRepository(transaction).use(token, now);
    if (!isUsed) throw refuse('video-call.token-refused');
    const seats = callSeatsRepository(transaction);
    await seats.lock(channel);
    const taken = await seats.find(channel, now);
    await seats.take(own);
    return {
      own,
      replaced: taken.find((seat) => seat.side === side),
      other: taken.find((seat) => seat.side !== side && seat.claim_epoch === claimEpoch),
      // Later texts are sent to the new seat as events.
      texts: await callMessagesRepository(transaction).find(channel),
    };
  });
}
