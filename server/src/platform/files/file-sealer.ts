import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** An encrypted file: its bytes under its own key, and that key under one of the installation's. */
export type SealedFile = {
  sealed: Buffer;
  wrapped_key: Buffer;
  /** The installation's key that encrypts it. */
  key_id: string;
};

/** Encrypts and decrypts files (requirement: sealed files). The database alone cannot decrypt them. */
export type FileSealer = {
  /** `bound` identifies the file and its owner; with another value the bytes do not decrypt. */
  seal: (bytes: Buffer, bound: string) => SealedFile;
  open: (file: SealedFile, bound: string) => Buffer;
};

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type MasterKey = { id: string; key: Buffer };

/** Encrypts with the first secret; the others still decrypt earlier files. */
export function createFileSealer(secrets: readonly [string, ...string[]]): FileSealer {
  const [current, ...old] = secrets;
  const newest = masterKey(current);
  const known = new Map([newest, ...old.map(masterKey)].map((one) => [one.id, one]));
  return {
    seal(bytes, bound) {
      const key = randomBytes(KEY_BYTES);
      return {
        sealed: encrypt(key, bytes, bound),
        wrapped_key: encrypt(newest.key, key, bound),
        key_id: newest.id,
      };
    },
    open({ sealed, wrapped_key, key_id }, bound) {
      const master = known.get(key_id);
      if (!master) throw new Error(`the key ${key_id} that sealed a file is not configured`);
      return decrypt(decrypt(master.key, wrapped_key, bound), sealed, bound);
    },
  };
}

function masterKey(secret: string): MasterKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'files', KEY_BYTES));
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 16), key };
}

function encrypt(key: Buffer, plain: Buffer, bound: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(bound));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, sealed: Buffer, bound: string): Buffer {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(bound))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)),
    decipher.final(),
  ]);
}
