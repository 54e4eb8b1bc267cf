/** Chromium reports a camera as muted after 25 frames without a picture, which happens on busy devices. */
export const PAUSED_AFTER_MS = 3_000;

/** Reports when the system pauses a device, e.g. for a telephone call, and when it resumes it. */
export function watchPauses(track: MediaStreamTrack, tell: (isPaused: boolean) => void): void {
  let timer: number | undefined;
  let isPaused = false;
  const change = (next: boolean) => {
    // It may have been closed or replaced in the meantime.
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
