import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

/** When the session will end, and whether it can still be extended. */
export type SessionEnding = { deadline: number; isFinal: boolean };

/** How long before its end a session asks whether to extend it. */
const WARN_BEFORE_MS = 5 * 60_000;
/** Longest timer: one day (setTimeout overflows after 24.8 days). */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;
const AFTER_THE_END_MS = 1_000;

const ending = createStore<SessionEnding | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The end of the session, which the server states with every token. */
export const sessionEnding = {
  getSnapshot: ending.get,
  subscribe: ending.subscribe,

  /** Sets the remaining time; `ask` asks the server again, which knows about use in other tabs. */
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

  /** Extending did not change the end: it is absolute. */
  settle(): void {
    const known = ending.get();
    if (known) ending.set({ ...known, isFinal: true });
  },

  forget(): void {
    clearTimeout(timer);
    ending.set(null);
  },
};

export const useSessionEnding = (): SessionEnding | null =>
  useSyncExternalStore(sessionEnding.subscribe, sessionEnding.getSnapshot);
