import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what must be read again (a seed) and hashes what must not (a code), with the installation's secret. */
export type SecretBox = {
  /** Ciphertext that opens only for the account it was sealed for. */
  seal: (text: string, accountId: string) => Buffer;
  open: (box: Buffer, accountId: string) => string;
  digest: (code: string, accountId: string) => Buffer;
  /** A keyed hash of an e-mail, which a browser presents to be recognised. */
  markOf: (email: string) => string;
};

export function createSecretBox(secret: string): SecretBox {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, KEY_BYTES));
  const sealing = keyFor('second factor seeds');
  const digesting = keyFor('recovery codes');
  const marking = keyFor('known browsers');
  return {
    seal: (text, accountId) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, sealing, nonce).setAAD(Buffer.from(accountId));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open: (box, accountId) => {
      const decipher = createDecipheriv(ALGORITHM, sealing, box.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(accountId))
        .setAuthTag(box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = box.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    digest: (code, accountId) =>
      createHmac('sha256', digesting).update(`${accountId}:${code}`).digest(),
    markOf: (email) => createHmac('sha256', marking).update(email).digest('base64url'),
  };
}
