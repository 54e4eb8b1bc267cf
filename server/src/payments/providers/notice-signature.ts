import { createHmac, timingSafeEqual } from 'node:crypto';
import { WEBHOOK_FRESH_SECONDS } from '@app/contract/payments';
import type { ReceivedNotice } from './payment-provider.ts';

/** What a message's signature covers: the payment, the request, and the time. */
type Signed = { id: string; requestId: string; ts: string };

// No separators of the signed text, or two messages could have the same text.
const NAME = /^[\w-]{1,64}$/;
const SIGNATURE = /^ts=(\d{1,13}),\s?v1=([0-9a-f]{64})$/;
/** Timestamps from here on are in milliseconds: as seconds they would be in the year 5138. */
const MILLISECONDS_FROM = 100_000_000_000;

const hmac = (secret: string, { id, requestId, ts }: Signed): string =>
  createHmac('sha256', secret).update(`id:${id};request-id:${requestId};ts:${ts};`).digest('hex');

/** The signature headers of a message. */
export const signNotice = (secret: string, signed: Signed): Record<string, string> => ({
  'x-request-id': signed.requestId,
  'x-signature': `ts=${signed.ts},v1=${hmac(secret, signed)}`,
});

/**
 * Checks a signature in Mercado Pago's format (requirement: signed notices). Returns an id of the message: the
 * same signature means the same message. Seconds and milliseconds are accepted, since the documentation has
 * both.
 */
export function checkSignature(
  secret: string,
  { headers, query }: ReceivedNotice,
  now: Date,
): { eventId: string; id: string } | undefined {
  const [id, requestId] = [query['data.id'], headers['x-request-id']].map((name) => String(name));
  const [, ts, given] = SIGNATURE.exec(String(headers['x-signature'])) ?? [];
  if (!(id && requestId && ts && given && NAME.test(id) && NAME.test(requestId))) return undefined;
  const expected = Buffer.from(hmac(secret, { id, requestId, ts }), 'hex');
  if (!timingSafeEqual(expected, Buffer.from(given, 'hex'))) return undefined;
  const instant = Number(ts) >= MILLISECONDS_FROM ? Number(ts) : Number(ts) * 1_000;
  const isFresh = Math.abs(now.getTime() - instant) <= WEBHOOK_FRESH_SECONDS * 1_000;
  return isFresh ? { eventId: given, id } : undefined;
}
