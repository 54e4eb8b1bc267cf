type FakeTrack = {
  kind: string;
  enabled: boolean;
  readyState: MediaStreamTrackState;
  onended: (() => void) | null;
  stop: () => void;
};

/** A stream that shows which devices are still open, and whose devices may be pulled out. */
export function fakeStream(kinds: readonly ('audio' | 'video')[] = ['audio', 'video']) {
  const on = new Set<string>(kinds);
  const trackOf = (kind: string): FakeTrack => ({
    kind,
    enabled: true,
    readyState: 'live',
    onended: null,
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
  return { stream, on: () => [...on], pullOut };
}
