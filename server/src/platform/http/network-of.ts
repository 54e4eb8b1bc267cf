import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** The network of a request, for counters: an IPv4 address or an IPv6 /64, normalized. */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  // Even a trusted proxy may forward an invalid address.
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
