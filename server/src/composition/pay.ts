import { createPayments, type Payables, type PaymentsContext } from '../payments/index.ts';
import type { HttpServer } from '../platform/http/http-server.ts';
import type { Platform } from '../platform/platform.ts';
import type { Secrets } from '../platform/secrets.ts';

/** Nothing can be paid yet: each capability that is paid for takes the place of one of these. */
const NOTHING: Payables[keyof Payables] = {
  lock: async () => undefined,
  confirm: async () => undefined,
  release: async () => undefined,
  refunded: async () => undefined,
};

/** Payments, and what is paid by them. */
export function composePayments(
  platform: Platform,
  http: HttpServer,
  { pepper }: Pick<Secrets, 'pepper'>,
): PaymentsContext {
  const ownAddress = () => addressOf(http);
  return createPayments({ ...platform, pepper, ownAddress }, { PURCHASE_ORDER: NOTHING });
}

/** Where this server can be reached from itself, once it listens. */
function addressOf(http: HttpServer): string | undefined {
  const [listening] = http.addresses();
  if (typeof listening !== 'object') return undefined;
  const { address, family, port } = listening;
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
