import { deviceFailureOf } from '@app/contract/video-call';
import type { Device, DeviceProblem, Microphone } from '../session/call-session.ts';

/** Opened devices, or the problem; never throws. */
export type OpenedDevices =
  | { stream: MediaStream; problem: null }
  | { stream: null; problem: DeviceProblem };

/** Requested devices. */
export type WantedDevices = { camera: boolean; microphoneId?: string; facing?: Facing };
export type Facing = 'user' | 'environment';

/** Height to capture before the installation's maximum is known. */
const CAPTURE_HEIGHT = 480;
/** A camera that is starting up reports that it is in use, so it is tried once more. */
const RETRY_AFTER_MS = 700;

/** Opens the microphone and, if wanted, the camera. */
export async function openDevices(wanted: WantedDevices): Promise<OpenedDevices> {
  const opened = await askForAny(wanted);
  if (opened instanceof MediaStream) return { stream: opened, problem: null };
  const failure = deviceFailureOf(opened);
  const device = await deviceBehind(wanted, failure);
  return { stream: null, problem: { device, failure } };
}

/** The chosen microphone may have been unplugged since: then any other one. */
async function askForAny(wanted: WantedDevices): Promise<MediaStream | DOMException> {
  const opened = await askWithRetry(wanted);
  const isGone = !(opened instanceof MediaStream) && deviceFailureOf(opened) === 'absent';
  if (!isGone || !wanted.microphoneId) return opened;
  const { microphoneId: _gone, ...others } = wanted;
  return askWithRetry(others);
}

async function askWithRetry(wanted: WantedDevices): Promise<MediaStream | DOMException> {
  const first = await ask(wanted);
  if (first instanceof MediaStream || deviceFailureOf(first) !== 'in-use') return first;
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  return ask(wanted);
}

async function ask(wanted: WantedDevices): Promise<MediaStream | DOMException> {
  // Browsers inside other applications have no devices, and some no calls.
  if (!navigator.mediaDevices || !('RTCPeerConnection' in window))
    return new DOMException('no calls in this page', 'NotSupportedError');
  try {
    return await answerInTime(navigator.mediaDevices.getUserMedia(constraintsOf(wanted)));
  } catch (error) {
    return error instanceof DOMException ? error : new DOMException(String(error), 'UnknownError');
  }
}

/** Some browsers never answer (requirement: devices that fail); what is granted too late is released. */
const ANSWERED_WITHIN_MS = 12_000;

async function answerInTime(asked: Promise<MediaStream>): Promise<MediaStream> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new DOMException('no answer', 'TimeoutError'));
    asked.then(stopTracks, () => undefined);
  }, ANSWERED_WITHIN_MS);
  return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer));
}

const constraintsOf = ({ camera, microphoneId, facing = 'user' }: WantedDevices) => ({
  audio: {
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
    channelCount: 1,
    ...(microphoneId && { deviceId: { exact: microphoneId } }),
  },
  video: camera && {
    facingMode: facing,
    height: { ideal: CAPTURE_HEIGHT },
    frameRate: { ideal: 30, max: 30 },
  },
});

/** Finds which of the two devices failed. */
async function deviceBehind(
  { camera }: WantedDevices,
  failure: DeviceProblem['failure'],
): Promise<Device> {
  // Asked again, it would not answer either.
  if (!camera || failure === 'unanswered') return 'microphone';
  if (failure === 'refused-by-user' || failure === 'refused-by-system') {
    return (await isMicrophoneDenied()) ? 'microphone' : 'camera';
  }
  const alone = await ask({ camera: false });
  if (!(alone instanceof MediaStream)) return 'microphone';
  stopTracks(alone);
  return 'camera';
}

async function isMicrophoneDenied(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' as PermissionName });
    return state === 'denied';
  } catch {
    // The browser cannot tell; trying without camera will show it.
    return false;
  }
}

/** The available microphones, once permission was given. */
export async function listMicrophones(): Promise<Microphone[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

export function stopTracks(stream: MediaStream | null | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Stops the camera, so that its light goes off. */
export function stopCamera(stream: MediaStream | null): void {
  for (const track of stream?.getVideoTracks() ?? []) {
    track.stop();
    stream?.removeTrack(track);
  }
}
