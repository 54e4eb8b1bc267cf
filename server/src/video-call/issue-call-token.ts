import { CALL_TOKEN_SECONDS, type CallToken } from '@app/contract/video-call';
import type { Actor } from '../platform/http/actor.ts';
import { hashSecret, newId, newSecret } from '../platform/ids.ts';
import { relayServers } from './relay-credentials.ts';
import { requireLive } from './video-call.policy.ts';
import { refuse } from './video-call.refusals.ts';
import type { VideoCall } from './video-call.ts';

type Asked = { channel: string; role: string; uid: number };

/** Issues a participant's token, which joins the channel once, within a minute. */
export async function issueCallToken(
  context: VideoCall,
  actor: Actor,
  { channel, role, uid }: Asked,
): Promise<CallToken> {
  const participant = await requireLive(context, actor, channel);
  // Role and uid are set by the server; others get the answer for a missing channel.
  if (role !== participant.role || uid !== participant.uid) {
    throw refuse('video-call.channel-not-found');
  }
  const now = context.clock.now();
  const rtcToken = newSecret();
  await context.joins.insert({
    id: newId(),
    token_hash: hashSecret(rtcToken),
    visit_id: channel,
    claim_epoch: participant.claimEpoch,
    account_id: actor.accountId,
    session_id: actor.sessionId,
    role: participant.role,
    uid: participant.uid,
    expires_at: new Date(now.getTime() + CALL_TOKEN_SECONDS * 1000),
  });
  return {
    rtcToken,
    expires_in: CALL_TOKEN_SECONDS,
    iceServers: relayServers(context.config, actor.accountId, now),
    iceTransportPolicy: context.config.VIDEO_RELAY_ONLY ? 'relay' : 'all',
    videoMax: context.config.VIDEO_MAX,
  };
}
