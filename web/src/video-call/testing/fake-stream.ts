/** A stream that shows which devices are still open. */
export function fakeStream(kinds: readonly ('audio' | 'video')[] = ['audio', 'video']) {
  const on = new Set<string>(kinds);
  let tracks = kinds.map((kind) => ({ kind, enabled: true, stop: () => void on.delete(kind) }));
  const ofKind = (kind: string) => tracks.filter((track) => track.kind === kind);
  const stream = {
    getTracks: () => tracks,
    getAudioTracks: () => ofKind('audio'),
    getVideoTracks: () => ofKind('video'),
    removeTrack: (gone: (typeof tracks)[number]) => {
      tracks = tracks.filter((track) => track !== gone);
    },
  } as unknown as MediaStream;
  return { stream, on: () => [...on] };
}
