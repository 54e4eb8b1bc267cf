/**
 * Whether an end point belongs to an allowed push service (requirement: known push services). Services are
 * hosts, with `*.` for all subdomains; a whole origin on this machine is for tests.
 */
export function isOfPushService(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (services.some((service) => isLoopback(service) && service === url.origin)) return true;
  if (url.protocol !== 'https:' || url.port) return false;
  return services.some((service) =>
    service.startsWith('*.')
      ? url.hostname.endsWith(service.slice(1)) && url.hostname.length > service.length - 1
      : url.hostname === service,
  );
}

const isLoopback = (service: string): boolean => service.startsWith('http://127.0.0.1:');
