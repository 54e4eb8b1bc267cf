import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';
import { newSecret } from './ids.ts';
import { newPushKey } from './outside/push/push-key.ts';

export type Secrets = {
  pepper: string;
  tokenPrivateKey: string;
  /** Keys of stored files: the first encrypts, the others only decrypt earlier files. */
  fileKeys: [string, ...string[]];
  /** The installation's key for push services, in PEM. */
  pushKey: string;
};

/** The installation's secrets: configured, or in development created once and stored in the data folder. */
export function loadSecrets(config: Config): Secrets {
  const kept = (name: string, make: () => string) =>
    keptSecret(path.join(config.DATA_DIR, 'secrets'), name, make);
  return {
    pepper: config.SESSION_SECRET ?? kept('session', newSecret),
    tokenPrivateKey: config.TOKEN_PRIVATE_KEY ?? kept('token-key.pem', newTokenKey),
    pushKey: config.PUSH_KEY ?? kept('push-key.pem', newPushKey),
    fileKeys: [config.FILES_KEY ?? kept('files', newSecret), ...(config.FILES_OLD_KEYS ?? [])],
  };
}

/** A new Ed25519 key in PEM. */
export const newTokenKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

function keptSecret(folder: string, name: string, make: () => string): string {
  const file = path.join(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = make();
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
