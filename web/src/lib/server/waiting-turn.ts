import { createStore } from '../store.ts';
import { serverNow } from './server-time.ts';

/** Waits longer than this are left to the person. */
const LONGEST_WAIT_SECONDS = 60;

/** Until when readings wait because this device asked too much; `null` while none does. */
export const waitingUntil = createStore<number | null>(null);

let waiting = 0;

/** Whether to wait for a limit that a reading reached, instead of failing. */
export const isShortWait = (seconds: number): boolean =>
  seconds > 0 && seconds <= LONGEST_WAIT_SECONDS;

/** Waits for some seconds, which the page counts down; ends at once when the reading is given up. */
export async function waitOnesTurn(seconds: number, signal?: AbortSignal): Promise<void> {
  const until = serverNow() + seconds * 1000;
  if (signal?.aborted) return;
  waiting += 1;
  waitingUntil.set(Math.max(until, waitingUntil.get() ?? 0));
  try {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  } finally {
    waiting -= 1;
    if (waiting === 0) waitingUntil.set(null);
  }
}
