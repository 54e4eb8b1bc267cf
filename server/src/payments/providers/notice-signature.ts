import { createHmac, timingSafeEqual } from 'node:crypto';
import { WEBHOOK_FRESH_SECONDS } from '@app/contract/payments';
import type { ReceivedNotice } from './payment-provider.ts';

/** What is signed of a message: about which payment, under which request, and when. */
type Signed = { id: string; requestId: string; ts: string };

// Nothing that the template itself is written with: one text would be two messages.
const NAME = /^[\w-]{1,64}$/;
const SIGNATURE = /^ts=(\d{1,13}),\s?v1=([0-9a-f]{64})$/;
/** Instants from here on are milliseconds: in seconds they would be in the year 5138. */
const MILLISECONDS_FROM = 100_000_000_000;

const hmac = (secret: string, { id, requestId, ts }: Signed): string =>
  createHmac('sha256', secret).update(`id:${id};request-id:${requestId};ts:${ts};`).digest('hex');

/** The headers under which a message is sent. */
export const signNotice = (secret: string, signed: Signed): Record<string, string> => ({
  'x-request-id': signed.requestId,
  'x-signature': `ts=${signed.ts},v1=${hmac(secret, signed)}`,
});

/**
 * Checks a signature as Mercado Pago makes it (requirement: signed notices). Answers what stands for the message: the
 * same signature is the same message. Seconds and milliseconds are accepted, since its documentation has both.
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
