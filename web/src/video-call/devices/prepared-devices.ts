import {
  type OpenedDevices,
  openDevices,
  stopCamera,
  stopTracks,
  type WantedDevices,
} from './devices.ts';

/** Devices opened before a call, and whether the call is being entered. */
let prepared: { opened: Promise<OpenedDevices>; isForCall: boolean } | null = null;

/** Opens the devices before the call, which takes them over, so that the browser asks only once. */
export function prepareDevices(wanted: WantedDevices, open = openDevices): Promise<OpenedDevices> {
  prepared ??= { opened: open(wanted), isForCall: false };
  return prepared.opened;
}

/** Called when the call is being entered: keeps the devices open until it takes them over. */
export function keepForCall(): void {
  if (prepared) prepared.isForCall = true;
}

/** Called when the preview closes: without a call the devices are released. */
export function releasePrepared(): void {
  if (!prepared?.isForCall) dropPrepared();
}

/** Releases devices that no call took over. */
export function dropPrepared(): void {
  void takePrepared()?.then(({ stream }) => stopTracks(stream));
}

function takePrepared(): Promise<OpenedDevices> | undefined {
  const taken = prepared?.opened;
  prepared = null;
  return taken;
}

/** The devices of a call: those opened before it, without the camera if unwanted, or newly requested ones. */
export async function openForCall(
  wanted: WantedDevices,
  open = openDevices,
): Promise<OpenedDevices> {
  const opened = await takePrepared();
  if (!opened || !isEnough(opened, wanted)) {
    stopTracks(opened?.stream);
    return open(wanted);
  }
  if (!wanted.camera) stopCamera(opened.stream);
  return opened;
}

/** Without the camera only the microphone matters; a device that ended in the meantime is opened again. */
const isEnough = ({ stream }: OpenedDevices, { camera }: WantedDevices): boolean =>
  stream
    ? stream.getAudioTracks().every(isLive) && (!camera || stream.getVideoTracks().some(isLive))
    : camera;

const isLive = ({ readyState }: MediaStreamTrack): boolean => readyState === 'live';
