import type { CallStore } from '../session/call-store.ts';
import { listMicrophones } from './devices.ts';

/** How long the person is told of another microphone. */
const TOLD_MS = 10_000;

type Media = {
  store: CallStore;
  onChange: () => void;
  take: (camera: boolean) => Promise<boolean>;
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
  if ((await take(video() !== null)) || (mayRetry() && (await take(false)))) {
    store.local({ replacement: audio()?.label ?? '' });
    setTimeout(() => store.local({ replacement: null }), TOLD_MS);
    return;
  }
  store.change({ problem: null });
  store.local({ isInterrupted: true });
  media.onChange();
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
