import type { RouteObject } from 'react-router';
import type { LoadPart, Part } from './fetch-when-idle.ts';

/**
 * One screen, fetched when a person opens it: `screen('/ayuda', async () => (await
 * import('../help/help-screen.tsx')).HelpScreen)`.
 */
export const screen = (path: string, load: LoadPart): RouteObject => ({
  path,
  handle: { load } satisfies Part,
  lazy: async () => ({ Component: await load() }),
});

/** Screens that share a frame, which is fetched with the first of them. */
export const framed = (load: LoadPart, children: RouteObject[]): RouteObject => ({
  handle: { load } satisfies Part,
  lazy: async () => ({ Component: await load() }),
  children,
});
