import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** Fetches the code of a screen or of a frame. */
export type LoadPart = () => Promise<ComponentType>;

/** The `handle` of a route: how its code is loaded. */
export type Part = { load: LoadPart };

/** Runs when the page is idle; Safari has no idle callback. */
export const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act);

/** Fetches the code of these routes when the page is idle, so that they open without a network too. */
export const fetchWhenIdle = (routes: readonly RouteObject[]): void =>
  void whenIdle(() => fetchParts(routes));

function fetchParts(routes: readonly RouteObject[]): void {
  for (const { handle, children } of routes) {
    // A failed prefetch is tried again on navigation.
    (handle as Part | undefined)?.load().catch(() => undefined);
    fetchParts(children ?? []);
  }
}
