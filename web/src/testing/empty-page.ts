import { unmark } from '../lib/device/device-mark.ts';

/** The original browser APIs, which a test may stub. */
const device = window.navigator;
const frames = new Set<number>();

// Replace jsdom's own, which stop for good once a timer of theirs was dropped with a fake clock.
window.requestAnimationFrame = (draw) => {
  const frame = Number(
    setTimeout(() => {
      frames.delete(frame);
      draw(performance.now());
    }, 16),
  );
  frames.add(frame);
  return frame;
};
window.cancelAnimationFrame = (frame) => {
  frames.delete(frame);
  clearTimeout(frame);
};

/** Removes everything that a test left in the page, which other files' tests share. */
export function emptyPage(): void {
  for (const frame of frames) cancelAnimationFrame(frame);
  // Ends what waits for the person's next action.
  document.dispatchEvent(new Event('pointerdown'));
  for (const name of Object.getOwnPropertyNames(device)) Reflect.deleteProperty(device, name);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    unmark({ name, value: '' });
  }
}
