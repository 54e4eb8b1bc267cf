import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

/** When the session will end, and whether going on can still put that off. */
export type SessionEnding = { deadline: number; isFinal: boolean };

/** Before the end a session asks whether to go on. */
const WARN_BEFORE_MS = 5 * 60_000;
/** Timers of browsers overflow after 24 days: a session of thirty is looked at every day. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;
const AFTER_THE_END_MS = 1_000;

const ending = createStore<SessionEnding | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** What the page knows of the session's end: told by the server with every token. */
export const sessionEnding = {
  getSnapshot: ending.get,
  subscribe: ending.subscribe,

  /** Notes how long the session still has; `ask` asks the server again, which knows of other tabs. */
  note(seconds: number | undefined, ask: () => void): void {
    clearTimeout(timer);
    if (seconds === undefined) {
      ending.set(null);
      return;
    }
    const leftMs = seconds * 1000;
    const untilWarning = leftMs - WARN_BEFORE_MS;
    if (untilWarning > 0) ending.set(null);
    else ending.set({ deadline: Date.now() + leftMs, isFinal: false });
    const wait =
      untilWarning > 0 ? Math.min(untilWarning, LONGEST_WAIT_MS) : leftMs + AFTER_THE_END_MS;
    timer = setTimeout(ask, wait);
  },

  /** Going on did not put the end off: it is the last one. */
  settle(): void {
    const known = ending.get();
    if (known) ending.set({ ...known, isFinal: true });
  },

  forget(): void {
    clearTimeout(timer);
    ending.set(null);
  },
};

/** The end of the session, once it is near. */
export const useSessionEnding = (): SessionEnding | null =>
  useSyncExternalStore(sessionEnding.subscribe, sessionEnding.getSnapshot);
