import { unmark } from '../lib/device/device-mark.ts';

/** The browser, without what a test may stub of it. */
const device = window.navigator;
const frames = new Set<number>();

// In place of jsdom's own, which stop for ever once the timer of one was dropped with a fake clock.
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

/** Leaves nothing of a test in the page, which the tests of other files share. */
export function emptyPage(): void {
  for (const frame of frames) cancelAnimationFrame(frame);
  // What waits for the next act of the person ends with it.
  document.dispatchEvent(new Event('pointerdown'));
  for (const name of Object.getOwnPropertyNames(device)) Reflect.deleteProperty(device, name);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    unmark({ name, value: '' });
  }
}
