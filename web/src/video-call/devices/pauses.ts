/** Chromium calls a camera muted that gives no picture for 25 frames, which a busy device does at times. */
export const PAUSED_AFTER_MS = 3_000;

/** Tells when the system pauses a device, as for a telephone call, and when it lets it go on. */
export function watchPauses(track: MediaStreamTrack, tell: (isPaused: boolean) => void): void {
  let timer: number | undefined;
  let isPaused = false;
  const change = (next: boolean) => {
    // It may have been closed or replaced meanwhile.
    if (track.readyState !== 'live' || next === isPaused) return;
    isPaused = next;
    tell(isPaused);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => change(true), PAUSED_AFTER_MS);
  };
  track.onmute = wait;
  track.onunmute = () => {
    clearTimeout(timer);
    change(false);
  };
  if (track.muted) wait();
}
