/** Who answers a request of the page: the network alone, what is kept, or the network and only then the kept page. */
type Strategy = 'network' | 'kept-file' | 'page';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** Calls, sockets and what developers see: never looked at, so never kept (requirement: nothing clinical in the browser). */
const NOT_A_SCREEN = /^\/(api|services|rtc|ws|dev|healthz|readyz|metrics)(\/|$)/;

/** How a request is answered; `kept` are the addresses of the kept files. */
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
