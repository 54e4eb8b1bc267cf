/** How a request is answered: from the network, from the cache, or from the network with the kept page as fallback. */
type Strategy = 'network' | 'kept-file' | 'page';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * Calls, sockets and developer pages are never handled, and so never cached
 * (requirement: nothing clinical in the browser).
 */
const NOT_A_SCREEN = /^\/(api|services|rtc|ws|dev|healthz|readyz|metrics)(\/|$)/;

/** Chooses the strategy of a request; `kept` are the addresses of the cached files. */
export function strategyFor(
  { method, mode, url }: Asked,
  origin: string,
  kept: readonly string[],
): Strategy {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || NOT_A_SCREEN.test(pathname)) return 'network';
  if (kept.includes(pathname)) return 'kept-file';
  return mode === 'navigate' ? 'page' : 'network';
}

/** Who answers a request for which the condition holds: the worker or the network. The first that holds counts. */
export type Route = {
  condition: RouteCondition | { or: readonly RouteCondition[] };
  source: 'fetch-event' | 'network';
};
type RouteCondition = { requestMode: 'navigate' } | { urlPattern: { pathname: string } };

/** The routes by which the worker is asked only for pages and for the cached files. */
export const routesOf = (kept: readonly string[]): Route[] => [
  { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
  {
    condition: { or: kept.map((pathname) => ({ urlPattern: { pathname } })) },
    source: 'fetch-event',
  },
  { condition: { urlPattern: { pathname: '/*' } }, source: 'network' },
];
