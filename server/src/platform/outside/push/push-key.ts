import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';

/** Twelve hours: push services refuse more than a day (RFC 8292, section 2). */
const VALID_SECONDS = 12 * 3600;

/** The key that identifies this installation to push services (VAPID, RFC 8292). */
export type PushKey = {
  /** In base64url, for browsers to subscribe. */
  publicKey: string;
  /** The Authorization header of a message to an end point. */
  authorization: (endpoint: string, subject: string, now: Date) => string;
};

/** A new P-256 key in PEM. */
export const newPushKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

/** Reads the key from PEM. Throws if it is not a P-256 key. */
export function readPushKey(pem: string): PushKey {
  const key = createPrivateKey(pem);
  const publicKey = pointOf(key);
  return {
    publicKey,
    authorization: (endpoint, subject, now) => {
      const expires = Math.floor(now.getTime() / 1000) + VALID_SECONDS;
      const claims = { aud: new URL(endpoint).origin, exp: expires, sub: subject };
      const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The public point, uncompressed (SEC 1, section 2.3.3). */
function pointOf(key: KeyObject): string {
  const { crv, x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' });
  if (crv !== 'P-256') throw new Error('the key of pushes is not of P-256');
  const numbers = [x, y].map((number) => Buffer.from(number, 'base64url'));
  return Buffer.concat([Buffer.from([4]), ...numbers]).toString('base64url');
}
