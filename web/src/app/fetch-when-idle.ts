import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** Fetches the code of a screen or of a frame. */
export type LoadPart = () => Promise<ComponentType>;

/** What a route knows of its code, in its `handle`. */
export type Part = { load: LoadPart };

/** Acts while the page rests; Safari has no idle callback. */
export const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act);

/** Fetches the code of these routes while the page rests: a lost network then closes no screen. */
export const fetchWhenIdle = (routes: readonly RouteObject[]): void =>
  void whenIdle(() => fetchParts(routes));

function fetchParts(routes: readonly RouteObject[]): void {
  for (const { handle, children } of routes) {
    // What could not be fetched ahead is asked for again by whoever goes there.
    (handle as Part | undefined)?.load().catch(() => undefined);
    fetchParts(children ?? []);
  }
}
