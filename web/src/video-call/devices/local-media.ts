import { ENCODINGS, type VideoMax } from '@app/contract/video-call';
import type { Device } from '../session/call-session.ts';
import type { CallStore } from '../session/call-store.ts';
import type { Tracks } from '../session/media-lines.ts';
import {
  type Facing,
  listMicrophones,
  type OpenedDevices,
  stopCamera,
  stopTracks,
  type WantedDevices,
} from './devices.ts';
import { openForCall } from './prepared-devices.ts';

/** How a person goes in; who says nothing goes in as before. */
export type WantedLocal = { camera: boolean; microphone?: boolean };

/** The person's own microphone and camera. */
export type LocalMedia = {
  tracks: () => Tracks;
  /** Opens the devices; `false` where something stands in the way, which the view then says. */
  open: (wanted?: WantedLocal) => Promise<boolean>;
  toggle: (device: Device) => Promise<void>;
  switchCamera: () => Promise<void>;
  chooseMicrophone: (id: string) => Promise<void>;
  reacquire: () => Promise<void>;
  limitTo: (max: VideoMax) => void;
  close: () => void;
};

type Needs = {
  store: CallStore;
  /** The tracks or what is on of them changed. */
  onChange: () => void;
  open?: (wanted: WantedDevices) => Promise<OpenedDevices>;
};

/** Holds the devices of one call and keeps the view up to date. */
export function createLocalMedia({ store, onChange, open = openForCall }: Needs): LocalMedia {
  let stream: MediaStream | null = null;
  let facing: Facing = 'user';
  let microphoneId: string | undefined;
  let wantsCamera = true;
  let takes = 0;

  const audio = () => stream?.getAudioTracks()[0] ?? null;
  const video = () => stream?.getVideoTracks()[0] ?? null;

  async function take(camera: boolean): Promise<boolean> {
    const isMuted = !store.get().local.microphone;
    wantsCamera = camera;
    takes += 1;
    const take = takes;
    const opened = await open({ camera, facing, ...(microphoneId && { microphoneId }) });
    // Who was asked and meanwhile chose something else has chosen that.
    if (take !== takes) {
      stopTracks(opened.stream);
      return false;
    }
    if (!opened.stream) {
      store.change({ problem: opened.problem });
      return false;
    }
    // Somebody who left while the browser was asking does not want to be seen any more.
    if (store.get().state === 'ended') {
      stopTracks(opened.stream);
      return false;
    }
    stopTracks(stream);
    stream = opened.stream;
    prepare();
    const sound = audio();
    if (sound) sound.enabled = !isMuted;
    store.change({ problem: null });
    show();
    store.local({ microphones: await listMicrophones() });
    return true;
  }

  function prepare() {
    const sound = audio();
    if (!sound) return;
    sound.contentHint = 'speech';
    // Telephones take the microphone away for a call of their own.
    sound.onmute = () => store.local({ isInterrupted: true });
    sound.onunmute = () => store.local({ isInterrupted: false });
    sound.onended = () => store.local({ isInterrupted: true });
  }

  function show() {
    store.local({
      stream: stream && new MediaStream(stream.getTracks()),
      microphone: audio()?.enabled ?? false,
      camera: video()?.enabled ?? false,
      isInterrupted: false,
    });
    onChange();
  }

  return {
    tracks: () => ({ audio: audio(), video: video() }),
    open: ({ camera, microphone } = { camera: wantsCamera }) => {
      store.local({ camera, ...(microphone !== undefined && { microphone }) });
      return take(camera);
    },
    toggle: async (device) => {
      const track = device === 'microphone' ? audio() : video();
      if (!track) {
        await take(device === 'camera' || video() !== null);
        return;
      }
      track.enabled = !track.enabled;
      if (device === 'camera' && !track.enabled) stopCamera(stream);
      show();
    },
    switchCamera: async () => {
      facing = facing === 'user' ? 'environment' : 'user';
      // Phones open one camera at a time.
      video()?.stop();
      await take(true);
    },
    chooseMicrophone: async (id) => {
      microphoneId = id;
      await take(video() !== null);
    },
    reacquire: async () => {
      await take(video() !== null);
    },
    limitTo: (max) => {
      const { height } = ENCODINGS[max];
      void video()
        ?.applyConstraints({ height: { ideal: height }, frameRate: { ideal: 30 } })
        .catch(() => undefined);
    },
    close: () => {
      stopTracks(stream);
      stream = null;
    },
  };
}
