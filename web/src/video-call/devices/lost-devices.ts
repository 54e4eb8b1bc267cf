import type { Device } from '../session/call-session.ts';
import type { CallStore } from '../session/call-store.ts';
import { listMicrophones } from './devices.ts';

/** How long the person is told of another device. */
const TOLD_MS = 10_000;

type Media = {
  store: CallStore;
  onChange: () => void;
  take: (camera: boolean, isByItself?: boolean) => Promise<boolean>;
  audio: () => MediaStreamTrack | null;
  video: () => MediaStreamTrack | null;
  /** The microphone that the person chose, no longer asked for once it ended. */
  chosen: { microphoneId: string };
};

/**
 * Goes on with another microphone where one ended by itself, without the camera if that is gone too, and names
 * it. Without any, the person is asked, and the other side is told that nothing is heard.
 */
export async function replaceSound(ended: MediaStreamTrack, media: Media): Promise<void> {
  const { store, take, audio, video } = media;
  // Replaced meanwhile.
  if (ended !== audio()) return;
  media.chosen.microphoneId = '';
  // Not where something newer was asked for meanwhile.
  const mayRetry = () => store.get().problem !== null;
  if (
    (await take(video() !== null || store.get().local.isCameraLost)) ||
    (mayRetry() && (await take(false)))
  ) {
    tellReplaced(store, 'microphone', audio());
    return;
  }
  store.change({ problem: null });
  store.local({ isInterrupted: true });
  media.onChange();
}

/**
 * Goes on with another camera where one ended by itself, and names it; the other side is told first that there is no
 * picture. Without any, the call goes on with its sound, and nothing is asked.
 */
export async function replacePicture(
  ended: MediaStreamTrack,
  { audio, showLost, store, take, video }: Media & { showLost: () => void },
): Promise<void> {
  // Switched off, or replaced.
  if (ended !== video()) return;
  showLost();
  // A microphone that ended too opens both again.
  if (audio()?.readyState === 'ended') return;
  if (await take(true, true)) tellReplaced(store, 'camera', video());
}

/** Names the device that took the place of one that ended, for a while. */
function tellReplaced(store: CallStore, device: Device, track: MediaStreamTrack | null): void {
  const replacement = { device, label: track?.label ?? '' };
  store.local({ replacement });
  setTimeout(() => {
    if (store.get().local.replacement === replacement) store.local({ replacement: null });
  }, TOLD_MS);
}

/** Keeps the list of microphones as devices come and go. */
export function watchMicrophones(store: CallStore) {
  const list = async () => store.local({ microphones: await listMicrophones() });
  navigator.mediaDevices?.addEventListener('devicechange', list);
  return {
    list,
    stop: () => navigator.mediaDevices?.removeEventListener('devicechange', list),
  };
}
