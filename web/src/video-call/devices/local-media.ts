import { ENCODINGS, type VideoMax } from '@app/contract/video-call';
import type { CallView, Device } from '../session/call-session.ts';
import type { CallStore } from '../session/call-store.ts';
import type { Tracks } from '../session/media-lines.ts';
import {
  type Facing,
  type OpenedDevices,
  stopCamera,
  stopTracks,
  type WantedDevices,
} from './devices.ts';
import { replacePicture, replaceSound, watchMicrophones } from './lost-devices.ts';
import { watchPauses } from './pauses.ts';
import { openForCall } from './prepared-devices.ts';

/** Devices to start with; omitted ones stay as they were. */
export type WantedLocal = { camera: boolean; microphone?: boolean };

/** The devices that a person wants: a lost camera is still wanted, and tried again on rejoining. */
export const wantedOf = ({
  camera,
  microphone,
  isCameraLost,
}: CallView['local']): Required<WantedLocal> => ({ camera: camera || isCameraLost, microphone });

/** The media state for the other side: a paused camera sends no picture, an interrupted microphone no sound. */
export const toldOf = (local: CallView['local']) => ({
  camera: local.camera && !local.isCameraPaused,
  microphone: local.microphone && !local.isInterrupted,
});

/** The person's own microphone and camera. */
export type LocalMedia = {
  tracks: () => Tracks;
  /** Opens the devices; returns `false` on a failure, which the view shows. */
  open: (wanted?: WantedLocal) => Promise<boolean>;
  /** Goes on with what is open, and forgets what was asked for. */
  goWithout: () => void;
  toggle: (device: Device) => Promise<void>;
  switchCamera: () => Promise<void>;
  chooseMicrophone: (id: string) => Promise<void>;
  reacquire: () => Promise<void>;
  limitTo: (max: VideoMax) => void;
  close: () => void;
};

type Needs = {
  store: CallStore;
  /** Called when the tracks, or whether they are enabled, change. */
  onChange: () => void;
  open?: (wanted: WantedDevices) => Promise<OpenedDevices>;
};

/** Owns the devices of one call and keeps the view up to date. */
export function createLocalMedia({ store, onChange, open = openForCall }: Needs): LocalMedia {
  const { openNewest, isAsking, dropAsked } = newestOnly(store, open);
  let stream: MediaStream | null = null;
  let facing: Facing = 'user';
  const chosen = { microphoneId: '' };
  let wantsCamera = true;

  const audio = () => audioOf(stream);
  const video = () => videoOf(stream);

  async function take(camera: boolean, isByItself = false): Promise<boolean> {
    wantsCamera = camera;
    const opened = await openNewest({ camera, facing, ...chosen }, isByItself);
    if (!opened) return false;
    stopTracks(stream);
    stream = opened;
    prepare(audio(), store, loseSound);
    watch(video(), store, { onEnd: lose, onPause: onChange });
    store.change({ problem: null });
    show();
    await microphones.list();
    return true;
  }

  function show() {
    showDevices(store, stream);
    onChange();
  }

  function showLost() {
    stopCamera(stream);
    store.local({ isCameraLost: true });
    show();
  }

  const media = { store, onChange, take, audio, video, chosen };
  const lose = (picture: MediaStreamTrack) => replacePicture(picture, { ...media, showLost });
  const loseSound = (sound: MediaStreamTrack) => replaceSound(sound, media);

  async function flip(device: Device): Promise<void> {
    const track = device === 'microphone' ? audio() : video();
    if (!track) return void (await take(device === 'camera' || video() !== null));
    track.enabled = !track.enabled;
    if (device === 'camera' && !track.enabled) stopCamera(stream);
    show();
  }

  const microphones = watchMicrophones(store);
  const reacquire = async (): Promise<void> => void (await take(video() !== null));

  return {
    tracks: () => ({ audio: audio(), video: video() }),
    open: async ({ camera, microphone } = { camera: wantsCamera }) => {
      if (microphone !== undefined) store.local({ microphone });
      // Shown as wanted until something is open.
      if (!stream) store.local({ camera });
      const isOpen = await take(camera);
      if (isOpen && !camera) store.local({ isCameraLost: false });
      return isOpen;
    },
    goWithout: () => dropAsked(() => showDevices(store, stream)),
    toggle: (device) => (!stream && isAsking() ? changeMind(store, device, take) : flip(device)),
    switchCamera: async () => {
      facing = facing === 'user' ? 'environment' : 'user';
      // Phones open one camera at a time.
      stopCamera(stream);
      if (!(await take(true)) && store.get().problem) show();
    },
    chooseMicrophone: (id) => {
      chosen.microphoneId = id;
      return reacquire();
    },
    reacquire,
    limitTo: (max) => limit(video(), max),
    close: () => {
      microphones.stop();
      stopTracks(stream);
      stream = null;
    },
  };
}

/** While nothing is open, a switch changes what is requested. */
async function changeMind(
  store: CallStore,
  device: Device,
  take: (camera: boolean) => Promise<boolean>,
): Promise<void> {
  const isOn = !store.get().local[device];
  store.local({ [device]: isOn });
  if (device === 'camera') await take(isOn);
}

const audioOf = (stream: MediaStream | null) => stream?.getAudioTracks()[0] ?? null;
const videoOf = (stream: MediaStream | null) => stream?.getVideoTracks()[0] ?? null;

function showDevices(store: CallStore, stream: MediaStream | null): void {
  const picture = videoOf(stream);
  store.local({
    stream: stream && new MediaStream(stream.getTracks()),
    microphone: audioOf(stream)?.enabled ?? false,
    camera: picture?.enabled ?? false,
    // The microphone may be muted or opened again in the meantime.
    isCameraLost: !picture && store.get().local.isCameraLost,
    isCameraPaused: picture !== null && store.get().local.isCameraPaused,
  });
}

type Open = NonNullable<Needs['open']>;

/** Opens devices for the newest request; returns `null` if it was superseded, or if it failed, which the view shows. */
function newestOnly(store: CallStore, open: Open) {
  let asked = 0;
  let asking = 0;
  const openNewest = async (
    wanted: WantedDevices,
    isByItself: boolean,
  ): Promise<MediaStream | null> => {
    asked += 1;
    asking += 1;
    const own = asked;
    const { stream, problem } = await open(wanted);
    asking = Math.max(0, asking - 1);
    // The call may have ended while the browser was asking.
    if (own === asked && stream && store.get().state !== 'ended') return stream;
    stopTracks(stream);
    // What nobody asked for fails without a question.
    if (own === asked && !stream && !isByItself) store.change({ problem });
    return null;
  };
  const dropAsked = (then: () => void) => {
    asked += 1;
    asking = 0;
    store.change({ problem: null });
    then();
  };
  return { openNewest, isAsking: () => asking > 0, dropAsked };
}

/** Prepares the microphone for speech, and reports when a phone call interrupts it or it ends. */
function prepare(
  sound: MediaStreamTrack | null,
  store: CallStore,
  onEnd: (sound: MediaStreamTrack) => Promise<void>,
): void {
  if (!sound) return;
  sound.contentHint = 'speech';
  store.local({ isInterrupted: false });
  watchPauses(sound, (isInterrupted) => store.local({ isInterrupted }));
  sound.onended = () => void onEnd(sound);
  // It may have been muted while the browser was asking.
  sound.enabled = store.get().local.microphone;
}

type Watching = { onEnd: (picture: MediaStreamTrack) => Promise<void>; onPause: () => void };

/** Reports when the camera ends by itself, and when the system pauses or resumes it. */
function watch(
  picture: MediaStreamTrack | null,
  store: CallStore,
  { onEnd, onPause }: Watching,
): void {
  if (!picture) return;
  store.local({ isCameraPaused: false });
  picture.onended = () => void onEnd(picture);
  watchPauses(picture, (isCameraPaused) => {
    store.local({ isCameraPaused });
    onPause();
  });
}

function limit(picture: MediaStreamTrack | null, max: VideoMax): void {
  const { height } = ENCODINGS[max];
  void picture
    ?.applyConstraints({ height: { ideal: height }, frameRate: { ideal: 30 } })
    .catch(() => undefined);
}
