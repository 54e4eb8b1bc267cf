import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Where a request comes from, for counters: an IPv4 address or an IPv6 /64, however it is spelt. */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  // A proxy that is believed may still pass on what is no address at all.
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
