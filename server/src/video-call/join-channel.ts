import type { JoinMessage } from '@app/contract/video-call';
import { hashSecret } from '../platform/ids.ts';
import { type Caller, requireLive } from './video-call.policy.ts';
import { presentPeer } from './video-call.presenter.ts';
import { refuse } from './video-call.refusals.ts';
import { type SeatRow, videoCallRepository } from './video-call.repository.ts';
import type { Participant, VideoCall } from './video-call.ts';

/** Lets a tab into a call: it takes the seat of its side, and an older tab of the same person lets go. */
export async function joinChannel(
  context: VideoCall,
  caller: Caller,
  message: JoinMessage,
): Promise<void> {
  const participant = await requireLive(context, caller, message.channel);
  const { own, replaced, other } = await takeSeat(context, caller, participant, message);
  const { channel, side, startedAt } = participant;

  if (replaced && replaced.connection_id !== own.connection_id) {
    context.tell(replaced, { command: 'RtcReplaced', channel });
  }
  context.tell(own, {
    command: 'RtcJoined',
    channel,
    fingerprint: own.fingerprint,
    polite: side === 'patient',
    startedAt,
    peer: other ? presentPeer(other) : null,
  });
  if (!other) return;
  context.tell(other, { command: 'RtcPeerJoined', channel, peer: presentPeer(own) });
  await context.onBothPresent(channel);
}

type Entered = { own: SeatRow; replaced: SeatRow | undefined; other: SeatRow | undefined };

function takeSeat(
  { database, clock, seatUntil }: VideoCall,
  caller: Caller,
  { side, claimEpoch }: Participant,
  { channel, rtcToken, fingerprint, microphone, camera }: JoinMessage,
): Promise<Entered> {
  const now = clock.now();
  const token = {
    token_hash: hashSecret(rtcToken),
    queue_id: channel,
    claim_epoch: claimEpoch,
    account_id: caller.accountId,
    session_id: caller.sessionId,
  };
  const own: SeatRow = {
    queue_id: channel,
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
    const calls = videoCallRepository(transaction);
    if (!(await calls.useJoin(token, now))) throw refuse('video-call.token-refused');
    await calls.lockChannel(channel);
    const seats = await calls.findSeats(channel, now);
    await calls.takeSeat(own);
    return {
      own,
      replaced: seats.find((seat) => seat.side === side),
      other: seats.find((seat) => seat.side !== side && seat.claim_epoch === claimEpoch),
    };
  });
}
