import type { CallChannel } from '@app/contract/video-call';
import type { Actor } from '../platform/http/actor.ts';
import { requireParticipant } from './video-call.policy.ts';
import { presentText } from './video-call.presenter.ts';
import type { VideoCall } from './video-call.ts';

/**
 * Reads a call for one of its sides: the other side's verified name, and the texts. After the call the texts
 * belong to the record, and only its rules decide who reads them.
 */
export async function readChannel(
  context: VideoCall,
  actor: Actor,
  channel: string,
): Promise<CallChannel> {
  const participant = await requireParticipant(context, actor, channel);
  const { side, otherAccountId, accountId, claimEpoch } = participant;
  const [messages, seats, professional] = await Promise.all([
    participant.isLive ? context.messages.find(channel) : [],
    context.seatsOf(channel),
    context.profiles.findProfessionalCard(side === 'patient' ? otherAccountId : accountId),
  ]);
  return {
    channel,
    side,
    role: participant.role,
    uid: participant.uid,
    isLive: participant.isLive,
    startedAt: participant.startedAt,
    isOtherPresent: seats.some((seat) => seat.side !== side && seat.claim_epoch === claimEpoch),
    professional: professional ?? null,
    patient: participant.patient,
    messages: messages.map(presentText),
  };
}
