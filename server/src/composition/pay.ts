import { payablePrivateConsultation } from '../coverage/index.ts';
import { createPayments, type PaymentsContext } from '../payments/index.ts';
import { payableOrder } from '../pharmacy-orders/index.ts';
import type { HttpServer } from '../platform/http/http-server.ts';
import type { Platform } from '../platform/platform.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Care } from './care.ts';
import type { People } from './people.ts';

/** Connects payments with what they pay for. */
export function composePayments(
  platform: Platform,
  http: HttpServer,
  { pepper }: Pick<Secrets, 'pepper'>,
  { coverage }: Pick<People, 'coverage'>,
  { orders }: Pick<Care, 'orders'>,
): PaymentsContext {
  const ownAddress = () => addressOf(http);
  return createPayments(
    { ...platform, pepper, ownAddress },
    {
      PURCHASE_ORDER: payableOrder(orders),
      PRIVATE_CONSULTATION: payablePrivateConsultation(coverage.context),
    },
  );
}

/** The server's own address for calling itself, once it listens. */
function addressOf(http: HttpServer): string | undefined {
  const [listening] = http.addresses();
  if (typeof listening !== 'object') return undefined;
  const { address, family, port } = listening;
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
