/** Where a ClamAV daemon listens. */
export type ClamavAddress = { host: string; port: number } | { path: string };

/** The port that clamd.conf proposes. */
const USUAL_PORT = 3310;

/** Reads `clamd://host:port` or, for a socket of this machine, `clamd:///folder/socket`; nothing else is one. */
export function clamavAddress(url: string): ClamavAddress | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, port, pathname, username, search, hash } = new URL(url);
  if (protocol !== 'clamd:' || username || search || hash) return undefined;
  const isRoot = pathname === '' || pathname === '/';
  if (hostname === '') return isRoot ? undefined : { path: decodeURIComponent(pathname) };
  if (!isRoot) return undefined;
  // An IPv6 address stands in brackets in an address, and without them in a connection.
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || USUAL_PORT };
}
