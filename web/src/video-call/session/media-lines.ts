import { type Encoding, SPEECH_KBPS } from '@app/contract/video-call';

/** The tracks that are sent. */
export type Tracks = { audio: MediaStreamTrack | null; video: MediaStreamTrack | null };

/** Adds the tracks to the two transceivers, both in sendrecv from the start. */
export async function sendTracks(connection: RTCPeerConnection, tracks: Tracks): Promise<void> {
  for (const line of connection.getTransceivers()) {
    // Closed while the tracks were being added.
    if (connection.signalingState === 'closed') return;
    line.direction = 'sendrecv';
    const { kind } = line.receiver.track;
    if (kind === 'video') preferVp8(line);
    await line.sender.replaceTrack(kind === 'video' ? tracks.video : tracks.audio);
  }
}

/** Prefers the specified codec; the others remain as fallbacks. */
function preferVp8(line: RTCRtpTransceiver): void {
  const codecs = RTCRtpReceiver.getCapabilities?.('video')?.codecs ?? [];
  const isVp8 = ({ mimeType }: { mimeType: string }) => mimeType.toLowerCase() === 'video/vp8';
  if (!codecs.some(isVp8)) return;
  line.setCodecPreferences?.([...codecs.filter(isVp8), ...codecs.filter((codec) => !isVp8(codec))]);
}

/** Limits what is sent: speech, and a picture of this height at most. */
export async function encode(connection: RTCPeerConnection, encoding: Encoding): Promise<void> {
  for (const sender of connection.getSenders()) {
    if (sender.track?.kind === 'video') await encodeVideo(sender, sender.track, encoding);
    if (sender.track?.kind === 'audio') await limit(sender, SPEECH);
  }
}

/** Voice has priority over the picture. */
const SPEECH: RTCRtpEncodingParameters = { maxBitrate: SPEECH_KBPS * 1_000, priority: 'high' };

async function encodeVideo(
  sender: RTCRtpSender,
  track: MediaStreamTrack,
  encoding: Encoding,
): Promise<void> {
  if (encoding.name === 'paused') return limit(sender, { active: false });
  const { width = 0, height = 0 } = track.getSettings();
  // For a phone in portrait format, the shorter side counts as the height.
  const source = Math.min(width, height) || encoding.height;
  await limit(sender, {
    active: true,
    maxBitrate: encoding.kbps * 1_000,
    maxFramerate: encoding.framesPerSecond,
    scaleResolutionDownBy: Math.max(1, source / encoding.height),
  });
}

async function limit(sender: RTCRtpSender, limits: RTCRtpEncodingParameters): Promise<void> {
  const parameters = sender.getParameters();
  if (parameters.encodings.length === 0) return;
  parameters.encodings = parameters.encodings.map((one) => ({ ...one, ...limits }));
  try {
    await sender.setParameters(parameters);
  } catch {
    // Fails during a negotiation; repeated a second later.
  }
}
