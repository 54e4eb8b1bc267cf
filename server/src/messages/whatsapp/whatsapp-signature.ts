import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE = /^sha256=([0-9a-f]{64})$/;

/** The value of WhatsApp's signature header: an HMAC of the body's bytes. */
export const signatureOf = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** Whether WhatsApp signed a body (requirement: signed notices). */
export function isSigned(secret: string, body: string, header: unknown): boolean {
  if (typeof header !== 'string' || !SIGNATURE.test(header)) return false;
  return timingSafeEqual(Buffer.from(signatureOf(secret, body)), Buffer.from(header));
}

/** Compares in constant time. */
export function isSameSecret(expected: string, given: string): boolean {
  const [one, other] = [expected, given].map((text) =>
    createHmac('sha256', 'compared').update(text).digest(),
  );
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
