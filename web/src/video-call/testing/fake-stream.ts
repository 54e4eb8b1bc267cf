import { vi } from 'vitest';

type FakeTrack = {
  kind: string;
  enabled: boolean;
  readyState: MediaStreamTrackState;
  muted: boolean;
  onended: (() => void) | null;
  onmute: (() => void) | null;
  onunmute: (() => void) | null;
  stop: () => void;
};

/** Replaces the class that jsdom lacks. */
export const stubMediaStream = () =>
  vi.stubGlobal(
    'MediaStream',
    class {
      tracks: unknown[];
      constructor(tracks: unknown[]) {
        this.tracks = tracks;
      }
    },
  );

/** A stream that shows which devices are still open, and whose devices can be lost or paused. */
export function fakeStream(kinds: readonly ('audio' | 'video')[] = ['audio', 'video']) {
  const on = new Set<string>(kinds);
  const trackOf = (kind: string): FakeTrack => ({
    kind,
    enabled: true,
    readyState: 'live',
    muted: false,
    onended: null,
    onmute: null,
    onunmute: null,
    stop() {
      on.delete(kind);
      this.readyState = 'ended';
    },
  });
  let tracks = kinds.map(trackOf);
  const ofKind = (kind: string) => tracks.filter((track) => track.kind === kind);
  const stream = {
    getTracks: () => tracks,
    getAudioTracks: () => ofKind('audio'),
    getVideoTracks: () => ofKind('video'),
    removeTrack: (gone: FakeTrack) => {
      tracks = tracks.filter((track) => track !== gone);
    },
  } as unknown as MediaStream;
  const pullOut = (kind: 'audio' | 'video') => {
    for (const track of ofKind(kind)) {
      track.stop();
      track.onended?.();
    }
  };
  const mute = (kind: 'audio' | 'video', muted: boolean) => {
    for (const track of ofKind(kind)) {
      track.muted = muted;
      if (muted) track.onmute?.();
      else track.onunmute?.();
    }
  };
  return {
    stream,
    on: () => [...on],
    pullOut,
    /** As the system does while something else uses the device. */
    pause: (kind: 'audio' | 'video') => mute(kind, true),
    goOn: (kind: 'audio' | 'video') => mute(kind, false),
  };
}
