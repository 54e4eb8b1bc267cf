import { type ComponentType, useEffect } from 'react';
import type { RouteObject } from 'react-router';

/** Fetches the code of a screen or of a frame. */
export type LoadPart = () => Promise<ComponentType>;

/** The `handle` of a route: how its code is loaded. */
export type Part = { load: LoadPart };

/** Runs when the page is idle; Safari has no idle callback. */
export const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act);

/** By then the screen that opened has read what it shows: on two cores a home appears half a second earlier. */
const OPENED_MS = 3_000;

/**
 * Fetches the code of these routes once the first of them has opened, so that the others open without a network too.
 * Whoever asks their browser to save data fetches each when they open it.
 */
export const useFetchWhenIdle = (routes: readonly RouteObject[]): void =>
  useEffect(() => {
    if (savesData()) return;
    const opened = setTimeout(() => void fetchParts(routes), OPENED_MS);
    return () => clearTimeout(opened);
  }, [routes]);

const savesData = () =>
  (navigator as { connection?: { saveData: boolean } }).connection?.saveData === true;

/** One at a time: on an old telephone many at once would delay the screen that is open. */
async function fetchParts(routes: readonly RouteObject[]): Promise<void> {
  for (const { handle, children = [] } of routes) {
    await new Promise<void>(whenIdle);
    // A failed prefetch is tried again on navigation.
    await (handle as Part | undefined)?.load().catch(() => undefined);
    await fetchParts(children);
  }
}
