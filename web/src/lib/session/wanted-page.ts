import { homeOf, PROFILE } from './home-of.ts';
import type { Viewer, ViewerRole } from './session-source.ts';

type WantedPage = { address: string; roles: readonly ViewerRole[] };

/** Only in memory, because an address may identify a patient. */
let wanted: WantedPage | null = null;

/** Remembers the page that a guard refused to a person without a session; `null` forgets it. */
export function wantPage(page: WantedPage | null): void {
  wanted = page;
}

/** Where a login leads: to the page requested before, if the viewer's role may see it, or else home. */
export function entranceOf(viewer: Viewer): string {
  const home = homeOf(viewer);
  return home !== PROFILE && wanted?.roles.includes(viewer.role) ? wanted.address : home;
}
