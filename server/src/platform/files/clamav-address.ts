/** Address of a ClamAV daemon. */
export type ClamavAddress = { host: string; port: number } | { path: string };

/** The default port in clamd.conf. */
const USUAL_PORT = 3310;

/** Parses `clamd://host:port` or, for a local socket, `clamd:///folder/socket`. */
export function clamavAddress(url: string): ClamavAddress | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, port, pathname, username, search, hash } = new URL(url);
  if (protocol !== 'clamd:' || username || search || hash) return undefined;
  const isRoot = pathname === '' || pathname === '/';
  if (hostname === '') return isRoot ? undefined : { path: decodeURIComponent(pathname) };
  if (!isRoot) return undefined;
  // URLs have IPv6 addresses in brackets, connections do not.
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || USUAL_PORT };
}
