import type { CallText, Peer } from '@app/contract/video-call';
import type { MessageRow } from './call-messages.repository.ts';
import type { SeatRow } from './call-seats.repository.ts';

/** The data of a side that the other one may see. */
export const presentPeer = ({ fingerprint, microphone, camera }: SeatRow): Peer => ({
  fingerprint,
  microphone,
  camera,
});

export const presentText = ({ id, side, body, sent_at }: MessageRow): CallText => ({
  id,
  side,
  body,
  sentAt: sent_at.toISOString(),
});
