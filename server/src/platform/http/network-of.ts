import type { FastifyRequest } from 'fastify';

/** Where a request comes from, for counters: an IPv4 address or an IPv6 /64. */
export function networkOf({ ip }: FastifyRequest): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  return `${ip.split(':').slice(0, 4).join(':')}::/64`;
}
