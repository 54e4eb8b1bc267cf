import {
  type OpenedDevices,
  openDevices,
  stopCamera,
  stopTracks,
  type WantedDevices,
} from './devices.ts';

/** What was opened while the person was being called, and whether they are on their way into the call. */
let prepared: { opened: Promise<OpenedDevices>; isForCall: boolean } | null = null;

/** Opens what the call is going to need before it, which takes it over: nobody is asked twice. */
export function prepareDevices(wanted: WantedDevices, open = openDevices): Promise<OpenedDevices> {
  prepared ??= { opened: open(wanted), isForCall: false };
  return prepared.opened;
}

/** The person goes into the call: what is open stays open until it arrives there. */
export function keepForCall(): void {
  if (prepared) prepared.isForCall = true;
}

/** Whoever showed the camera goes: without a call to go to, its light goes off. */
export function releasePrepared(): void {
  if (!prepared?.isForCall) dropPrepared();
}

/** Nobody takes over what is still open. */
export function dropPrepared(): void {
  void takePrepared()?.then(({ stream }) => stopTracks(stream));
}

function takePrepared(): Promise<OpenedDevices> | undefined {
  const taken = prepared?.opened;
  prepared = null;
  return taken;
}

/** The devices of a call: those that were opened for it, without the camera where it is not wanted; else the browser is asked. */
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

/** Without its camera a call needs the microphone only, whatever became of the camera. */
const isEnough = ({ stream }: OpenedDevices, { camera }: WantedDevices): boolean =>
  stream ? !camera || stream.getVideoTracks().length > 0 : camera;
