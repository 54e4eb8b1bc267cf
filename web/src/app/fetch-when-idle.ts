import { type ComponentType, useEffect } from 'react';
import type { RouteObject } from 'react-router';

/** Fetches the code of a screen or a frame. */
export type LoadPart = () => Promise<ComponentType>;

/** The `handle` of a route: how its code is loaded. */
export type Part = { load: LoadPart };

/** Runs when the page is idle; Safari has no idle callback. */
export const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act);

/** By then the opened screen has its data; on two cores a home appears half a second earlier with this delay. */
const OPENED_MS = 3_000;

/**
 * Fetches the code of these routes once the first of them has opened, so that the others open offline too. With
 * the browser's data saver on, each is fetched when it is opened.
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
