import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, in base64url. */
export type PushKeys = { p256dh: string; auth: string };

/** The random part of a message; passed in only to test the example of the standard. */
type Chance = { salt: Buffer; sender: ECDH };

const CURVE = 'prime256v1';
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const RECORD_BYTES = 4096;
/** Marks the last record (RFC 8188, section 2). */
const LAST = Buffer.from([2]);

/** Encrypts the body of a push so that only one browser can read it (RFC 8291; `aes128gcm` of RFC 8188). */
export function encryptPush(
  text: string,
  keys: PushKeys,
  chance = newChance(),
): Buffer<ArrayBuffer> {
  const { salt, sender } = chance;
  const reader = Buffer.from(keys.p256dh, 'base64url');
  const shared = sender.computeSecret(reader);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), reader, sender.getPublicKey()]);
  const secret = derive(shared, Buffer.from(keys.auth, 'base64url'), about, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  return Buffer.concat([
    headerOf(salt, sender.getPublicKey()),
    cipher.update(Buffer.concat([Buffer.from(text), LAST])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function newChance(): Chance {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return { salt: randomBytes(KEY_BYTES), sender };
}

const derive = (secret: Buffer, salt: Buffer, about: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, about, bytes));

function headerOf(salt: Buffer, publicKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(publicKey.length, 4);
  return Buffer.concat([salt, sizes, publicKey]);
}
