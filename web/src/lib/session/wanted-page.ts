import { homeOf, PROFILE } from './home-of.ts';
import type { Viewer, ViewerRole } from './session-source.ts';

type WantedPage = { address: string; roles: readonly ViewerRole[] };

/** Kept in memory alone, because an address may say who a patient is. */
let wanted: WantedPage | null = null;

/** Keeps the page that a guard refused to somebody without a session; `null` forgets it. */
export function wantPage(page: WantedPage | null): void {
  wanted = page;
}

/** Where a login leads: to the page that was asked for before, if the viewer's role may see it, or else home. */
export function entranceOf(viewer: Viewer): string {
  const home = homeOf(viewer);
  return home !== PROFILE && wanted?.roles.includes(viewer.role) ? wanted.address : home;
}
